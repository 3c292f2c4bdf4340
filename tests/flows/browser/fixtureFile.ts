import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { City } from '../../../src/domain/city.ts';
import type { TemplateGroup } from '../../../src/domain/greeting.ts';
import { mockFixtures, type Fixtures } from '../models/fixtures.ts';

/** A cast as it is written down: what the models ask for by a key stands in tables. */
export type SerializedFixtures = Omit<Fixtures, 'templates' | 'regencies'> & {
  readonly templates: Readonly<Record<TemplateGroup, ReturnType<Fixtures['templates']>>>;
  readonly regencies: Readonly<Record<number, readonly City[]>>;
};

/** What is made ready once, before the first tour. */
export interface FixtureFile {
  /** One cast for each worker: buyers do not share a history. */
  readonly fixtures: readonly SerializedFixtures[];
  /** A script for pages, by which a driver reads them. */
  readonly reader: string;
}

const folder = 'FLOWS_CASTING';

/** Keeps the casting for the workers, in a folder that is there already. */
export function writeFixtureFile(into: string, fixtureFile: FixtureFile): void {
  writeFileSync(join(into, 'fixtures.json'), JSON.stringify(fixtureFile));
  process.env[folder] = into;
}

/** The casting of this run. Where tours are only listed nobody is cast, and the mocks stand in. */
export function readFixtureFile(): { readonly fixtures: Fixtures; readonly reader: string } {
  const from = process.env[folder];
  if (from === undefined) return { fixtures: mockFixtures, reader: '' };
  const { fixtures, reader } = JSON.parse(
    readFileSync(join(from, 'fixtures.json'), 'utf8'),
  ) as FixtureFile;
  const own = fixtures[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (own === undefined) throw new Error(`There are ${fixtures.length} casts, and more workers.`);
  return {
    fixtures: {
      ...own,
      templates: (group) => own.templates[group],
      regencies: (id) => own.regencies[id] ?? [],
    },
    reader,
  };
}
