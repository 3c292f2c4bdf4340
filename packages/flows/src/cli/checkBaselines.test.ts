import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Model } from '../modelTypes.ts';
import { doorModel } from '../testing/doorMachine.ts';
import { checkBaselines } from './checkBaselines.ts';

const configFolder = mkdtempSync(join(tmpdir(), 'flows-baselines-'));
afterAll(() => rmSync(configFolder, { recursive: true }));

/** A model of the door whose actor has only the outcome `yes`. */
const yesOnlyModel: Model = { ...doorModel, actors: { ask: { yes: doorModel.actors.ask.yes } } };

function check(
  model: Model,
  args: { readonly accept?: boolean; readonly machines?: readonly string[] } = {},
) {
  let out = '';
  const isUpToDate = checkBaselines([['door', model]], {
    args: { accept: false, machines: [], ...args },
    config: { models: { door: model }, baselines: 'graphs' },
    configFolder,
    write: (text) => {
      out += text;
    },
  });
  return { isUpToDate, lines: out.trimEnd().split('\n') };
}

test('checkBaselines reports a graph without a baseline as new until it is accepted', () => {
  const first = check(doorModel);
  expect([first.isUpToDate, first.lines[0], first.lines.at(-1)]).toEqual([
    false,
    'door: 10 states new; 9 transitions new; 3 outcomes new; 1 start new; 18 nodes new; 46 edges new',
    'Accept the changes with: flows baseline --accept',
  ]);
  expect(check(doorModel, { accept: true }).lines.at(-1)).toBe('Baselines updated: 1.');
  expect(check(doorModel)).toEqual({
    isUpToDate: true,
    lines: ['Every graph matches its baseline.'],
  });
});

test('checkBaselines reports how many entries differ, and then each difference on a line', () => {
  check(doorModel, { accept: true });
  const { isUpToDate, lines } = check(yesOnlyModel);
  expect([isUpToDate, lines.slice(0, 3)]).toEqual([
    false,
    [
      'door: 2 outcomes gone; 12 nodes gone; 32 edges gone',
      '  - outcome ask: broken (error)',
      '  - outcome ask: no (rejection)',
    ],
  ]);
});

test('checkBaselines reports a baseline without a machine, and deletes it with `accept`', () => {
  check(doorModel, { accept: true });
  const file = join(configFolder, 'graphs/shed.txt');
  writeFileSync(file, 'shed\n');
  expect(check(doorModel).lines[0]).toBe('shed.txt belongs to no machine of the configuration.');
  expect(check(doorModel, { machines: ['door'] }).isUpToDate).toBe(true);
  check(doorModel, { accept: true });
  expect(existsSync(file)).toBe(false);
});

test('checkBaselines throws when the configuration has no folder for baselines', () => {
  const context = {
    args: { accept: false, machines: [] },
    config: { models: {} },
    configFolder,
    write: () => {},
  };
  expect(() => checkBaselines([], context)).toThrow(
    'The configuration has no folder for baselines: set `baselines`.',
  );
});
