import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FlowsError } from './FlowsError.ts';
import { joinResults, parseResults, type Results } from './results.ts';

/** Writes results to a file as JSON. Creates its folder when it does not exist. */
export function writeResults(file: string, results: Results | readonly Results[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results)}\n`);
}

/**
 * Reads result files and joins the results of the same machine and adapter. Paths of pictures
 * become absolute. Throws a `FlowsError` when a file cannot be read or contains something else.
 */
export function readResults(files: readonly string[]): Results[] {
  return joinResults(
    files.flatMap((file) =>
      parseResults(read(file), file).map((results) =>
        withPictures(results, dirname(resolve(file))),
      ),
    ),
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new FlowsError(`Cannot read results from ${file}: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

function withPictures(results: Results, folder: string): Results {
  const locate = (picture: string) =>
    picture.startsWith('data:') ? picture : resolve(folder, picture);
  return {
    ...results,
    testPaths: results.testPaths.map((testPath) => ({
      ...testPath,
      pictures: Object.fromEntries(
        Object.entries(testPath.pictures).map(([step, picture]) => [step, locate(picture)]),
      ),
    })),
  };
}
