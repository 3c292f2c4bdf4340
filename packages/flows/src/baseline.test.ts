import { describe, expect, test } from 'vitest';
import { compareBaselines, toBaseline } from './baseline.ts';
import { buildGraph } from './buildGraph.ts';
import { defineModel } from './defineModel.ts';
import { noPayload, error, rejection, success } from './outcomes.ts';
import { rebuild } from './rebuild.ts';
import { doorMachine, doorModel } from './testing/doorMachine.ts';

const accepted = toBaseline(buildGraph(doorModel));

/** Returns the baseline of the door machine with one transition changed. */
function changed(id: string, change: object): string {
  const machine = rebuild(doorMachine, {
    transition: (each, config) => (each === id ? { ...config, ...change } : config),
  }) as typeof doorMachine;
  return toBaseline(buildGraph(defineModel(machine, definition)));
}

const definition = {
  events: {
    knock: { code: { code: '1234' }, blank: { code: '' } },
    leave: noPayload,
    lamp: noPayload,
  },
  actors: { ask: { yes: success('yes'), no: rejection('no'), broken: error(new Error('broken')) } },
} as const;

describe('a baseline', () => {
  test('lists states, transitions, outcomes, starts, nodes and edges', () => {
    const sections = accepted.split('\n\n');
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      'house',
      'states: 10',
      'transitions: 9',
      'outcomes: 3',
      'starts: 1',
      'nodes: 18',
      'edges: 46',
    ]);
    expect(accepted).toContain('\n  door.asking.waiting invokes ask\n');
    expect(accepted).toContain('\n  door.shut knock [hasCode] → door.asking / ring\n');
    expect(accepted).toContain('\n  ask: no (rejection)\n');
    expect(accepted).toContain('\n  start → door.shut + lamp.off\n');
    expect(accepted).toContain('\n  door.shut + lamp.off × 2\n');
    expect(accepted).toContain(
      '\n  door.shut + lamp.off: knock code → door.asking.waiting + lamp.off × 2\n',
    );
  });

  test('is the same text for the same machine', () => {
    expect(toBaseline(buildGraph(defineModel(doorMachine, definition)))).toBe(accepted);
    expect(compareBaselines(accepted, accepted)).toEqual({ summary: '', lines: [] });
  });

  test('reports which edges are new and gone, with their number', () => {
    const { summary, lines } = compareBaselines(
      accepted,
      changed('door.asking leave', { target: '#house.door.locked' }),
    );
    expect(summary).toBe('1 transition new, 1 gone; 4 nodes new; 12 edges new, 8 gone');
    expect(lines).toContain('+ transition door.asking leave → door.locked');
    expect(lines).toContain('- transition door.asking leave → door.shut');
    expect(lines).toContain(
      '- edge door.asking.waiting + lamp.off: leave → door.shut + lamp.off × 2',
    );
  });

  test('reports everything as new when it does not exist yet', () => {
    const { summary, lines } = compareBaselines('', accepted);
    expect(summary).toBe(
      '10 states new; 9 transitions new; 3 outcomes new; 1 start new; 18 nodes new; 46 edges new',
    );
    expect(lines.every((line) => line.startsWith('+ '))).toBe(true);
  });
});
