import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { City } from '../../../src/domain/city.ts';
import type { TemplateGroup } from '../../../src/domain/greeting.ts';
import { mockCast, type Cast } from '../models/cast.ts';

/** A cast as it is written down: what the models ask for by a key stands in tables. */
export type WrittenCast = Omit<Cast, 'templates' | 'regencies'> & {
  readonly templates: Readonly<Record<TemplateGroup, ReturnType<Cast['templates']>>>;
  readonly regencies: Readonly<Record<number, readonly City[]>>;
};

/** What is made ready once, before the first tour. */
export interface Casting {
  /** One cast for each worker: buyers do not share a history. */
  readonly casts: readonly WrittenCast[];
  /** A script for pages, by which a driver reads them. */
  readonly reader: string;
}

const folder = 'FLOWS_CASTING';

/** Keeps the casting for the workers, in a folder that is there already. */
export function writeCasting(into: string, casting: Casting): void {
  writeFileSync(join(into, 'casting.json'), JSON.stringify(casting));
  process.env[folder] = into;
}

/** The casting of this run. Where tours are only listed nobody is cast, and the mocks stand in. */
export function readCasting(): { readonly cast: Cast; readonly reader: string } {
  const from = process.env[folder];
  if (from === undefined) return { cast: mockCast, reader: '' };
  const { casts, reader } = JSON.parse(readFileSync(join(from, 'casting.json'), 'utf8')) as Casting;
  const own = casts[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (own === undefined) throw new Error(`There are ${casts.length} casts, and more workers.`);
  return {
    cast: {
      ...own,
      templates: (group) => own.templates[group],
      regencies: (id) => own.regencies[id] ?? [],
    },
    reader,
  };
}
