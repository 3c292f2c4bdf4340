import { useEffect, useState } from 'react';

/** A file as it was chosen on this page. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Shows the file without a server. */
  readonly url: string;
  readonly file: File;
}

/** The chosen file with an address under which the page can show it, for as long as it is chosen. */
export function useChosenFile(): [ChosenFile | null, (file: File | null) => void] {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  const choose = (file: File | null) =>
    setChosen(file && { name: file.name, size: file.size, url: URL.createObjectURL(file), file });
  return [chosen, choose];
}
