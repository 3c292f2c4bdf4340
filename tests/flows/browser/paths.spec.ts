import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClient } from '../../../src/api/http/client.ts';
import { listNotifications } from '../../../src/api/resources/notifications.ts';
import { getOrder } from '../../../src/api/resources/orders.ts';
import {
  type Adapter,
  generate,
  type RunOptions,
  type Suite,
  type TestPath,
} from '@dukacita/flows';
import {
  createShrinker,
  describeFailure,
  findPath,
  runPath,
  type Shrinker,
  toResults,
} from '@dukacita/flows/parts';
import { writeResults } from '@dukacita/flows/report';
import { parseCover } from '../support/runOptions.ts';
import { mockFixtures, type Fixtures } from '../models/fixtures.ts';
import { startSession } from './startSession.ts';
import { createClient } from './createClient.ts';
import { checkOrder } from './checkOrder.ts';
import { checkOrderCount } from './checkOrderCount.ts';
import { createMachines, type TestedMachine } from './machines.ts';
import type { PageDriver } from './openPage.ts';
import { countOrders } from './countOrders.ts';
import { test } from './test.ts';

const {
  FLOWS_MACHINES,
  FLOWS_COVER,
  FLOWS_RESULTS = 'reports/flows/results',
  FLOWS_PICTURES,
  FLOWS_PATH,
} = process.env;
const cover = parseCover(FLOWS_COVER);

// The paths have the same steps with the fixtures of every server, but other data.
for (const [name, { model: listed }] of Object.entries(createMachines(mockFixtures))) {
  if (FLOWS_MACHINES !== undefined && !FLOWS_MACHINES.split(',').includes(name)) continue;
  test.describe(name, () => {
    for (const { id, name: title } of chosenPaths(generate(listed, { cover }))) {
      test(`${id}: ${title}`, async ({ browser, app: { address, fixtures, reader } }, info) => {
        const {
          testPath: first,
          shrink,
          model,
          createAdapter,
          namedValues,
          restoreServer,
          order: ordered,
        } = testedPath(fixtures, name, id);
        // The whole run takes longer than a token is valid.
        const { session } = await startSession(address, fixtures.session.user.username);
        const client = createClient(address, session.accessToken);
        let driver: PageDriver | undefined;
        const pictures: Record<number, string> = {};
        const takePicture = async (step: number) => {
          const picture = await driver?.picture();
          if (picture === undefined) return;
          await info.attach(`step ${step}`, { body: picture, contentType: 'image/png' });
          pictures[step] = save(`browser-${name}-${id}-${step}.png`, picture);
        };
        const run = async (testPath: TestPath, options: RunOptions<unknown> = {}) => {
          await restoreServer?.(client);
          const order = await ordered?.place(address, client, testPath);
          const { timedOutButHandled, count } = countOrders(testPath);
          const before = await ordersOfBuyer(client, fixtures);
          const adapter = (await createAdapter(
            (open) => async (opening) => {
              const opened = await open(opening, {
                browser,
                address,
                reader,
                session,
                fixtures: namedValues,
                order,
                timedOutButHandled,
                timeoutMs: 20_000,
              });
              driver = opened;
              return opened;
            },
            address,
          )) as Adapter;
          const pathResult = await runPath(adapter, testPath, options);
          const after = await ordersOfBuyer(client, fixtures);
          const counted = checkOrderCount(
            pathResult,
            count,
            after.filter((number) => !before.includes(number)),
          );
          return order && ordered
            ? checkOrder(counted, ordered.after(testPath), await getOrder(client, order.id))
            : counted;
        };
        const firstRun = await run(first, {
          ...(FLOWS_PICTURES === '1' && { onStep: (_, __, step) => takePicture(step) }),
          onFailure: (_, __, { step }) => takePicture(step),
        });
        const result = await shrink(firstRun, (testPath) => run(testPath));
        const results = toResults({ model }, 'browser', [result], {
          pictures: new Map([[id, pictures]]),
        });
        writeResults(join(FLOWS_RESULTS, `browser-${name}-${id}.json`), results);
        if (result.failure !== null)
          throw new Error(describeFailure(model, first, result.failure, 'browser'), {
            cause: result.failure.error,
          });
      });
    }
  });
}

/** What was generated for the server of this worker, by machine. */
const generated = new Map<
  string,
  TestedMachine & { readonly suite: Suite; readonly shrink: Shrinker }
>();

/** Returns a path with the data of the server of this worker, and its machine. */
function testedPath(
  fixtures: Fixtures,
  name: string,
  id: string,
): TestedMachine & { readonly testPath: TestPath; readonly shrink: Shrinker } {
  let machine = generated.get(name);
  if (machine === undefined) {
    const tested = createMachines(fixtures)[name];
    if (tested === undefined) throw new Error(`There is no machine ${name}.`);
    const suite = generate(tested.model, { cover });
    machine = { ...tested, suite, shrink: createShrinker(suite.graph) };
    generated.set(name, machine);
  }
  const testPath = chosenPaths(machine.suite).find((each) => each.id === id);
  if (testPath === undefined)
    throw new Error(`With the data of the server, ${name} has no path ${id}.`);
  return { ...machine, testPath };
}

/** Returns the paths to run: the one of `FLOWS_PATH`, or all. */
function chosenPaths(suite: Suite): readonly TestPath[] {
  return FLOWS_PATH ? [findPath(suite, FLOWS_PATH)] : suite.testPaths;
}

/** Returns the order numbers of all orders of the buyer. */
async function ordersOfBuyer(client: ApiClient, fixtures: Fixtures): Promise<readonly string[]> {
  const history = await listNotifications(client, fixtures.session.user.id);
  return [...new Set(history.flatMap(({ text }) => /ORDER-\d{7}/.exec(text)?.[0] ?? []))];
}

function save(file: string, picture: Buffer): string {
  mkdirSync(FLOWS_RESULTS, { recursive: true });
  writeFileSync(join(FLOWS_RESULTS, file), picture);
  return file;
}
