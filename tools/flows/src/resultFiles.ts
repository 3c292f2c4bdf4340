import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FlowsError } from './FlowsError.ts';
import { joinResults, parseResults, type Results } from './results.ts';

/** Writes results to a file, whose folder is made when it is not there. */
export function writeResults(file: string, results: Results | readonly Results[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results)}\n`);
}

/**
 * Reads files of results and joins what belongs together; pictures that are files become absolute paths.
 * Throws a `FlowsError` for a file that is not there or holds something else.
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
    throw new FlowsError(`There are no results in ${file}: ${(cause as Error).message}.`, {
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
