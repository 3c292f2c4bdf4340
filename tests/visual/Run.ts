import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept } from './Baselines.ts';
import type { Finding } from './inspect.ts';
import { readPicture, writePicture, type Picture } from './Picture.ts';
import { reviewPage } from './review/reviewPage.ts';

/** A serialized finding. Its pictures are files in the same folder. */
export interface WrittenFinding {
  readonly id: string;
  readonly story: string;
  readonly name: string;
  readonly look: string;
  readonly kind: Finding['kind'];
  readonly changed: number;
  readonly before: WrittenPicture | null;
  readonly after: WrittenPicture | null;
  readonly difference: WrittenPicture | null;
}

export interface WrittenPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The folder of the last run. */
export const runFolder = fileURLToPath(new URL('../../reports/visual', import.meta.url));

/** Empties the folder of a run, and returns the functions that write its findings. */
export function startRun(folder = runFolder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written: WrittenFinding[] = [];
  return {
    add: async ({
      story,
      name,
      look,
      kind,
      changed,
      before,
      after,
      difference,
    }: Finding): Promise<void> => {
      const id = `${story}.${look}`;
      const write = async (
        part: string,
        picture: Picture | null,
      ): Promise<WrittenPicture | null> => {
        if (picture === null) return null;
        const file = `${id}.${part}.webp`;
        writeFileSync(join(folder, file), await writePicture(picture, 'moment'));
        return { file, width: picture.width, height: picture.height };
      };
      written.push({
        id,
        story,
        name,
        look,
        kind,
        changed,
        before: await write('before', before),
        after: await write('after', after),
        difference: await write('difference', difference),
      });
    },
    /** Writes the list of findings and the page that shows them. */
    end: (): void => {
      written.sort((a, b) => (a.id < b.id ? -1 : 1));
      writeFileSync(join(folder, 'run.json'), `${JSON.stringify(written, null, 2)}\n`);
      writeFileSync(join(folder, 'index.html'), reviewPage(written));
    },
  };
}

/** Returns the findings of the last run, or null if there was none. */
export function readRun(folder = runFolder): WrittenFinding[] | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as WrittenFinding[];
  } catch {
    return null;
  }
}

/** Accepts findings of the last run. */
export async function acceptFindings(
  findings: readonly WrittenFinding[],
  folder = runFolder,
  baselines?: string,
): Promise<void> {
  const acceptances = findings.map(async ({ story, look, after }) => ({
    story,
    look,
    picture: after === null ? null : await readPicture(join(folder, after.file)),
  }));
  await accept(await Promise.all(acceptances), baselines);
}
