import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Model } from '../modelTypes.ts';
import { doorModel } from '../testing/doorMachine.ts';
import { checkBaselines } from './checkBaselines.ts';

const home = mkdtempSync(join(tmpdir(), 'flows-baselines-'));
afterAll(() => rmSync(home, { recursive: true }));

/** The door whose actor only ever says yes. */
const shortModel: Model = { ...doorModel, actors: { ask: { yes: doorModel.actors.ask.yes } } };

function check(
  model: Model,
  args: { readonly accept?: boolean; readonly machines?: readonly string[] } = {},
) {
  let out = '';
  const isAccepted = checkBaselines([['door', model]], {
    args: { accept: false, machines: [], ...args },
    config: { models: { door: model }, baselines: 'graphs' },
    home,
    write: (text) => {
      out += text;
    },
  });
  return { isAccepted, lines: out.trimEnd().split('\n') };
}

test('a graph without a baseline is new, until it is accepted', () => {
  const first = check(doorModel);
  expect([first.isAccepted, first.lines[0], first.lines.at(-1)]).toEqual([
    false,
    'door: 10 states new; 9 transitions new; 3 outcomes new; 1 start new; 18 nodes new; 46 edges new',
    'Accept the changes with: flows baseline --accept',
  ]);
  expect(check(doorModel, { accept: true }).lines.at(-1)).toBe('1 accepted.');
  expect(check(doorModel)).toEqual({
    isAccepted: true,
    lines: ['Every graph is as its baseline.'],
  });
});

test('a difference is told in numbers and line by line', () => {
  check(doorModel, { accept: true });
  const { isAccepted, lines } = check(shortModel);
  expect([isAccepted, lines.slice(0, 3)]).toEqual([
    false,
    [
      'door: 2 outcomes gone; 12 nodes gone; 32 edges gone',
      '  - outcome ask: broken (error)',
      '  - outcome ask: no (refusal)',
    ],
  ]);
});

test('a baseline of no machine is named, and goes when all are accepted', () => {
  check(doorModel, { accept: true });
  const file = join(home, 'graphs/shed.txt');
  writeFileSync(file, 'shed\n');
  expect(check(doorModel).lines[0]).toBe('shed.txt belongs to no machine.');
  expect(check(doorModel, { machines: ['door'] }).isAccepted).toBe(true);
  check(doorModel, { accept: true });
  expect(existsSync(file)).toBe(false);
});

test('a configuration without a folder of baselines is refused', () => {
  const context = {
    args: { accept: false, machines: [] },
    config: { models: {} },
    home,
    write: () => {},
  };
  expect(() => checkBaselines([], context)).toThrow(
    'There is no folder of baselines: name one as `baselines`',
  );
});
