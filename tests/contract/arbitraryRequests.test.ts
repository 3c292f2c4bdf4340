import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract, operationsOf } from '../../server/src/http/contract/loadContract.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { arbitraryRequest, type OpenApiDocument } from './support/arbitraryRequest.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

/** The number of requests to each operation. */
const runs = 60;

const contract = await loadContract();
const document = contract as unknown as OpenApiDocument;
const isError = new Ajv2020({ strict: false, formats: fullFormats }).compile({
  ...document.components.schemas['Error'],
  components: document.components,
});

const isBankError = new Ajv2020({ strict: false, formats: fullFormats }).compile({
  ...document.components.schemas['SnapRejection'],
  components: document.components,
});

let server: TestServer;
let tokens: string[];
beforeAll(async () => {
  server = await startTestServer();
  tokens = await Promise.all(
    ['demo-ratna', 'demo-budi', 'demo-agus', 'demo-ade', 'nobody-yet'].map((sub) =>
      server.tokenFor(sub),
    ),
  );
});
afterAll(() => server.close());

// A stream never ends; its own test covers it.
const operations = operationsOf(contract).filter(
  ({ operation }) => operation.operationId !== 'streamOrders',
);

it.each(
  operations.map(
    ({ method, path, operation }) =>
      [operation.operationId, method, path, operation.tags?.includes('bank')] as const,
  ),
)(
  '%s answers arbitrary requests without a server error and as the contract says',
  async (_, method, path, isBank) => {
    const people = await server.deps.db.select({ n: count() }).from(persons);
    await fc.assert(
      fc.asyncProperty(
        arbitraryRequest(document, method, path),
        fc.constantFrom(undefined, 'x.y.z', ...tokens),
        async (request, token) => {
          const answer = await server.app.inject({
            method: method as 'GET',
            url: request.url,
            headers: {
              ...request.headers,
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            },
            ...(request.payload === undefined ? {} : { payload: request.payload }),
          });
          expect(answer.statusCode, answer.payload).toBeLessThan(500);
          if (answer.statusCode < 400) return;
          const body: unknown = answer.json();
          const isExpected = isBank ? isBankError : isError;
          expect([isExpected(body), body]).toEqual([true, body]);
        },
      ),
      { numRuns: runs },
    );
    expect(await server.deps.db.select({ n: count() }).from(persons)).toEqual(people);
  },
);
