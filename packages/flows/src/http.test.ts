import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';
import { findPath, toRoute } from './findEdges.ts';
import { generate } from './generate.ts';
import { createHttpAdapter, type HttpAdapterOptions, type HttpCall } from './http.ts';
import { noPayload } from './outcomes.ts';
import { run } from './run.ts';
import { doorModel } from './testing/doorMachine.ts';

/** A letter that its author submits, and that an editor publishes or that expires by itself. */
const machine = setup({
  types: { events: {} as { type: 'submit' } | { type: 'publish' } | { type: 'expire' } },
}).createMachine({
  id: 'letter',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'submitted' } },
    submitted: { on: { publish: 'published', expire: 'draft' } },
    published: { type: 'final' },
  },
});
const model = defineModel(machine, {
  events: { submit: noPayload, publish: noPayload, expire: noPayload },
});

const nextStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  draft: { submit: 'submitted' },
  submitted: { publish: 'published', expire: 'draft' },
};

interface Run {
  state: string;
  rejections: number;
}

/** What the server does wrong. */
interface Fault {
  readonly ignoresCaller?: true;
  /** The only state in which it ignores callers. */
  readonly ignoresCallerIn?: string;
  readonly ignoresVersion?: true;
  readonly takesIllegalEvents?: true;
  readonly storesRejections?: true;
  /** When the event `expire` has no address. */
  readonly expiresNowhere?: readonly ('legal' | 'illegal')[];
}

function createAdapter(fault: Fault = {}, changes: Partial<HttpAdapterOptions<Run, number>> = {}) {
  const { expiresNowhere: nowhere = [] } = fault;
  const call = (allowed: string | null): HttpCall<Run, number> => ({
    ...(allowed === null ? {} : { allowed: () => [allowed] }),
    isVersioned: allowed !== null,
    send: async (run, { event, caller, isStale }) => {
      const reject = (status: number) => {
        if (fault.storesRejections) run.rejections += 1;
        return status;
      };
      if (caller !== allowed && !fault.ignoresCaller && run.state !== fault.ignoresCallerIn)
        return reject(403);
      const next = nextStates[run.state]?.[event.type];
      if (event.type === 'expire' && nowhere.includes(next === undefined ? 'illegal' : 'legal'))
        return undefined;
      if (next === undefined) return fault.takesIllegalEvents ? 200 : reject(409);
      if (isStale && !fault.ignoresVersion) return reject(412);
      run.state = next;
      return 200;
    },
  });
  const expectStatus = (expected: number) => (status: number) => expect(status).toBe(expected);
  return createHttpAdapter<Run, number>(model, {
    start: () => ({ state: 'draft', rejections: 0 }),
    calls: { submit: call('author'), publish: call('editor'), expire: call(null) },
    callers: ['author', 'editor', 'reader'],
    onAccepted: (_, status) => expect(status).toBe(200),
    check: ({ state }, { states }) => expect([state]).toEqual(states),
    readStored: async ({ state, rejections }) => ({ state, rejections }),
    expectRejection: {
      illegal: expectStatus(409),
      forbidden: expectStatus(403),
      stale: expectStatus(412),
    },
    ...changes,
  });
}

const suite = generate(model);

async function findFailure(adapter: ReturnType<typeof createAdapter>): Promise<string | undefined> {
  const results = await run(suite, adapter);
  return results.map(({ failure }) => failure?.message).find((message) => message !== undefined);
}

describe('the HTTP adapter', () => {
  test('sends each step as an allowed caller, and has every other call refused', async () => {
    const adapter = createAdapter();
    expect(await findFailure(adapter)).toBe(undefined);
    expect(adapter.counts).toEqual({
      paths: suite.testPaths.length,
      steps: suite.testPaths.flatMap(({ steps }) => steps).length,
      states: 3,
      nodes: 3,
      // 2 events in `draft`, 1 in `submitted`, 3 in `published`.
      illegal: 6,
      // 2 events with callers, each called by 2 others and by nobody, in 3 states.
      forbidden: 18,
      unsendable: 0,
      // `submit` in `draft` and `publish` in `submitted`; nobody sends a version with `expire`.
      stale: 2,
      others: 0,
    });
  });

  test.each<[string, Fault, string]>([
    ['a caller who is not allowed', { ignoresCaller: true }, 'The forbidden call of "submit" by'],
    ['an old version', { ignoresVersion: true }, 'The stale call of "submit" by author'],
    ['an illegal event', { takesIllegalEvents: true }, 'The illegal call of "publish" by editor'],
    [
      'a refusal that changes what is stored',
      { storesRejections: true },
      'The forbidden call of "submit" by editor changed what is stored',
    ],
  ])('reports a server that accepts %s', async (_, fault, message) => {
    expect(await findFailure(createAdapter(fault))).toContain(message);
  });

  test('has further calls refused at every node, and names the one that is not', async () => {
    const refused: string[] = [];
    const adapter = createAdapter(
      {},
      { refusals: { 'a letter in a forged hand': async ({ state }) => void refused.push(state) } },
    );
    expect(await findFailure(adapter)).toBe(undefined);
    expect(refused).toEqual(['draft', 'submitted', 'published']);
    expect(adapter.counts.others).toBe(3);
    const forgetful = createAdapter(
      {},
      {
        refusals: { 'a letter in a forged hand': () => Promise.reject(new Error('It was read.')) },
      },
    );
    expect(await findFailure(forgetful)).toContain(
      'The call "a letter in a forged hand" was not refused as it should be: It was read.',
    );
  });

  test('counts the illegal events without an address, and reports a legal one', async () => {
    const adapter = createAdapter({ expiresNowhere: ['illegal'] });
    expect(await findFailure(adapter)).toBe(undefined);
    // `expire` in `draft` and in `published`.
    expect(adapter.counts).toMatchObject({ illegal: 4, unsendable: 2 });
    expect(await findFailure(createAdapter({ expiresNowhere: ['legal'] }))).toContain(
      'The event "expire" has no address.',
    );
  });

  test('repeats the refused calls of the failed node on the shortest path', async () => {
    const path = findPath(suite, 'start > submit > expire > submit > publish');
    const [result] = await run(
      { ...suite, testPaths: [path] },
      createAdapter({ ignoresCallerIn: 'published' }),
    );
    expect(result?.failure?.step).toBe(4);
    expect(toRoute(result!.failure!.shortest!).steps).toEqual(['submit', 'publish']);
  });

  test('rejects an event without a call, and a machine with actors', () => {
    expect(() => createAdapter({}, { calls: {} })).toThrow(
      'No call for the event "submit": add one for it or for its type.',
    );
    expect(() =>
      createHttpAdapter<Run, number>(doorModel, {
        ...({} as HttpAdapterOptions<Run, number>),
        calls: {},
      }),
    ).toThrow('The adapter "http" does not support the model "house"');
  });
});
