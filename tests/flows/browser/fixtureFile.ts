import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { City } from '../../../src/domain/city.ts';
import type { TemplateGroup } from '../../../src/domain/greeting.ts';
import { mockFixtures, type Fixtures } from '../models/fixtures.ts';

/** Fixtures that can be serialized: their functions are replaced by tables. */
export type SerializedFixtures = Omit<Fixtures, 'templates' | 'regencies'> & {
  readonly templates: Readonly<Record<TemplateGroup, ReturnType<Fixtures['templates']>>>;
  readonly regencies: Readonly<Record<number, readonly City[]>>;
};

/** What the global setup prepares for the workers. */
export interface FixtureFile {
  /**
   * The fixtures of each worker. Each has its own buyer, because the paths count the buyer's
   * orders.
   */
  readonly fixtures: readonly SerializedFixtures[];
  /** The bundled script that the driver runs in pages. */
  readonly reader: string;
}

const FOLDER_VARIABLE = 'FLOWS_FIXTURES';

/** Writes the fixtures into an existing folder and passes the folder to the workers. */
export function writeFixtureFile(folder: string, fixtureFile: FixtureFile): void {
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtureFile));
  process.env[FOLDER_VARIABLE] = folder;
}

/**
 * Reads the fixtures of this worker. Without a global setup (`--list`), returns the mock fixtures.
 */
export function readFixtureFile(): { readonly fixtures: Fixtures; readonly reader: string } {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined) return { fixtures: mockFixtures, reader: '' };
  const { fixtures, reader } = JSON.parse(
    readFileSync(join(folder, 'fixtures.json'), 'utf8'),
  ) as FixtureFile;
  const ofWorker = fixtures[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (ofWorker === undefined)
    throw new Error(`There are more workers than fixtures (${fixtures.length}).`);
  return {
    fixtures: {
      ...ofWorker,
      templates: (group) => ofWorker.templates[group],
      regencies: (id) => ofWorker.regencies[id] ?? [],
    },
    reader,
  };
}
