import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A file as it was chosen on this page, or found again. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Shows the file without a server. */
  readonly url: string;
  readonly file: File;
}

/** Where the file of an order is kept until the server has it. */
export interface SavedFile {
  /** Keeps a file in place of the one before, and answers its id. */
  save(file: File): string;
  /** Also one that was chosen before the page was loaded; null when there is none. */
  find(): Promise<File | null>;
  remove(): void;
}

export interface FoundFile {
  /** Whether a file that is found would be used. It is looked for once, when this is first so. */
  readonly isWanted: boolean;
  readonly find: () => Promise<File | null>;
  readonly onFound: (file: File) => void;
}

/** The chosen file with an address under which the page can show it, for as long as it is chosen. */
export function useChosenFile({
  isWanted,
  find,
  onFound,
}: FoundFile): [ChosenFile | null, (file: File | null) => void] {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const isLookedFor = useRef(false);
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  const choose = (file: File | null) =>
    setChosen(file && { name: file.name, size: file.size, url: URL.createObjectURL(file), file });

  const takeUp = useEffectEvent((file: File | null) => {
    if (file === null || !isWanted || chosen !== null) return;
    choose(file);
    onFound(file);
  });
  const look = useEffectEvent(() => find());
  useEffect(() => {
    if (!isWanted || isLookedFor.current) return;
    isLookedFor.current = true;
    void look().then((file) => takeUp(file));
  }, [isWanted]);
  return [chosen, choose];
}
