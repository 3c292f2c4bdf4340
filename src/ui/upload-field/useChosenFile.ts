import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A file that was chosen on this page or restored from the pending uploads. */
export interface ChosenFile {
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** An object URL that shows the file. */
  readonly url: string;
  readonly file: File;
}

/** The storage for the file of an order until the server has it. */
export interface SavedFile {
  /** Stores a file, replaces the previous one and returns its id. */
  save(file: File): string;
  /** Resolves to the file, also when it was chosen before a reload, or to null. */
  find(): Promise<File | null>;
  remove(): void;
}

export interface SavedFileOptions {
  /** Whether to use a stored file; `find` is called once, when this is first true. */
  readonly isWanted: boolean;
  readonly find: () => Promise<File | null>;
  readonly onFound: (file: File) => void;
}

/**
 * Returns the chosen file and its setter. Creates an object URL for the file and revokes it when
 * another file is chosen; restores a stored file once.
 */
export function useChosenFile({
  isWanted,
  find,
  onFound,
}: SavedFileOptions): [ChosenFile | null, (file: File | null) => void] {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const hasSearched = useRef(false);
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  const choose = (file: File | null) =>
    setChosen(file && { name: file.name, size: file.size, url: URL.createObjectURL(file), file });

  const restore = useEffectEvent((file: File | null) => {
    if (file === null || !isWanted || chosen !== null) return;
    choose(file);
    onFound(file);
  });
  const findFile = useEffectEvent(() => find());
  useEffect(() => {
    if (!isWanted || hasSearched.current) return;
    hasSearched.current = true;
    void findFile().then((file) => restore(file));
  }, [isWanted]);
  return [chosen, choose];
}
