import { useEffect, useState } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';

/** A file as it was chosen on this page. */
export interface LogoFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Shows the file without a server. */
  readonly url: string;
  readonly file: File;
}

/** The chosen file with an address under which the page can show it, for as long as it is chosen. */
export function useLogoFile(): [LogoFile | null, (file: File | null) => void] {
  const [chosen, setChosen] = useState<LogoFile | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  const choose = (file: File | null) =>
    setChosen(file && { name: file.name, size: file.size, url: URL.createObjectURL(file), file });
  return [chosen, choose];
}

/** The most bytes of a logo (contract: `uploadLogo`). */
const MAX_BYTES = 5 * 1024 * 1024;

const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Why a file need not be sent at all, or null. The server has the last word: it looks inside. */
export function logoFileFault(file: File): AppErrorCode | null {
  if (!types.has(file.type)) return 'unsupportedMedia';
  return file.size > MAX_BYTES ? 'payloadTooLarge' : null;
}
