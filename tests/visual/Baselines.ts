import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Fingerprints of accepted pictures, by story and look. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A picture to be accepted, or null for a story or look that is gone. */
export interface Acceptance {
  readonly story: string;
  readonly look: string;
  readonly accepted: { readonly fingerprint: string; readonly file: Buffer } | null;
}

/** Where accepted pictures lie. */
export const baselineFolder = fileURLToPath(new URL('baselines', import.meta.url));

/** What was accepted: empty where nothing was. */
export function readManifest(folder = baselineFolder): Manifest {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** The file of a picture. Stories that look the same share one. */
export function baselineFile(fingerprint: string, folder = baselineFolder): string {
  return join(folder, `${fingerprint}.webp`);
}

/** Writes pictures down as accepted, and forgets those that nothing shows any more. */
export function accept(acceptances: readonly Acceptance[], folder = baselineFolder): void {
  mkdirSync(folder, { recursive: true });
  const manifest = Object.fromEntries(
    Object.entries(readManifest(folder)).map(([story, pictures]) => [story, { ...pictures }]),
  );
  for (const { story, look, accepted } of acceptances) {
    const pictures = (manifest[story] ??= {});
    if (accepted === null) {
      delete pictures[look];
      if (Object.keys(pictures).length === 0) delete manifest[story];
    } else {
      pictures[look] = accepted.fingerprint;
      const file = baselineFile(accepted.fingerprint, folder);
      if (!existsSync(file)) writeFileSync(file, accepted.file);
    }
  }
  writeFileSync(join(folder, 'manifest.json'), manifestText(manifest));
  const used = new Set(Object.values(manifest).flatMap((pictures) => Object.values(pictures)));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.webp') && !used.has(name.slice(0, -'.webp'.length))) rmSync(join(folder, name));
  }
}

/** One line a picture, in an order of their own, so that two changes seldom meet in one line. */
function manifestText(manifest: Manifest): string {
  const sorted = Object.fromEntries(
    Object.entries(manifest)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([story, pictures]) => [
        story,
        Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1))),
      ]),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
