import { describe, expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import { createMutants } from './mutants.ts';
import { noPayload, error, success } from './outcomes.ts';
import { runMutants, pathsThrough } from './runMutants.ts';
import { doorModel } from './testing/doorMachine.ts';

const definition = {
  events: {
    knock: { code: { code: '1' }, blank: { code: '' } },
    leave: noPayload,
    lamp: noPayload,
  },
  actors: {
    ask: { yes: success('yes' as const), no: success('no' as const), broken: error('broken') },
  },
};

describe('mutants', () => {
  test('delete and retarget every transition, and drop every guard and action', () => {
    const ids = createMutants(doorModel).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('deleted'))).toHaveLength(
      doorModel.chart.transitions.size,
    );
    expect(ids.filter((id) => id.startsWith('retargeted'))).toEqual([
      'retargeted: door.shut always → door.shut',
      'retargeted: door.shut knock → door.open',
      'retargeted: door.asking leave → door.asking',
      'retargeted: door.asking.waiting after(patience) → door.asking',
      'retargeted: door.asking.waiting done(ask)#1 → door.locked',
      'retargeted: door.asking.waiting done(ask)#2 → door.asking',
      'retargeted: door.asking.waiting error(ask) → door.asking.waiting',
      'retargeted: lamp.off lamp → lamp.off',
      'retargeted: lamp.on lamp → lamp.on',
    ]);
    expect(ids.filter((id) => id.includes('dropped'))).toEqual([
      'guard dropped: door.shut always guard',
      'guard dropped: door.shut knock hasCode',
      'action dropped: door.shut knock ring',
      'guard dropped: door.asking.waiting done(ask)#1 isYes',
      'action dropped: door.asking.waiting done(ask)#2 count',
    ]);
  });

  test('are all killed by the test paths that cover every edge, each with the message of the failure', async () => {
    const results = await runMutants(doorModel, generate(doorModel).testPaths);
    expect(results.filter(({ killed }) => killed === null).map(({ id }) => id)).toEqual([]);
    const dropped = results.find(({ id }) => id === 'action dropped: door.shut knock ring');
    expect(dropped?.killed?.message).toBe('actions: expected ring, found none');
  });

  test('survive test paths that do not reach their fault', async () => {
    const { testPaths } = generate(doorModel, {
      cover: ['transitions'],
      to: 'lamp.on',
      maxSteps: 1,
    });
    const results = await runMutants(doorModel, testPaths);
    expect(results.filter(({ killed }) => killed === null).map(({ id }) => id)).toContain(
      'deleted: door.asking leave',
    );
  });

  test('run against the test paths that reach their fault, the earliest first', () => {
    const { testPaths } = generate(doorModel, { cover: ['edges'], maxSteps: 6 });
    const near = pathsThrough({ state: 'door.asking', transition: 'door.asking leave' }, testPaths);
    const steps = near.map((testPath) =>
      testPath.steps.findIndex(({ stimulus }) => stimulus.id === 'leave'),
    );
    expect(steps.filter((step) => step >= 0)).toEqual(steps.filter((step) => step >= 0).toSorted());
    expect(steps.indexOf(-1)).toBe(steps.filter((step) => step >= 0).length);
    const elsewhere = generate(doorModel, {
      cover: ['transitions'],
      to: 'lamp.on',
      maxSteps: 1,
    }).testPaths;
    expect([
      elsewhere.length > 0,
      pathsThrough({ state: 'door.asking', transition: null }, elsewhere),
    ]).toEqual([true, []]);
    expect(pathsThrough({ state: '(root)', transition: null }, testPaths)).toHaveLength(
      testPaths.length,
    );
  });

  test('of an eventless transition that a machine takes only while it starts are killed', async () => {
    const model = defineModel(doorModel.machine, {
      ...definition,
      starts: { locked: { tries: 2 } },
    });
    const results = await runMutants(model, generate(model, { cover: ['edges'] }).testPaths);
    const deleted = results.find(({ id }) => id === 'deleted: door.shut always');
    expect(deleted?.killed).toMatchObject({ step: 0 });
  });

  test('may be listed as equivalent, but only when they survive', async () => {
    const modelWithEquivalent = (id: string) =>
      defineModel(doorModel.machine, { ...definition, equivalent: { [id]: 'No.' } });
    await expect(runMutants(modelWithEquivalent('deleted: lamp.of lamp'), [])).rejects.toThrow(
      'Did you mean "deleted: lamp.off lamp"?',
    );
    const model = modelWithEquivalent('deleted: lamp.off lamp');
    await expect(runMutants(model, generate(model).testPaths)).rejects.toThrow(
      'remove it from `equivalent`',
    );
    const equivalent = { 'deleted: lamp.on lamp': 'Nor this.' };
    expect(
      (await runMutants(model, [], { equivalent })).flatMap(({ equivalence }) => equivalence ?? []),
    ).toEqual(['No.', 'Nor this.']);
    expect(
      (await runMutants(model, [])).find(({ equivalence }) => equivalence === 'No.')?.killed,
    ).toBe(null);
  });
});
