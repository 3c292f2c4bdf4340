import type { Page, Request, Route } from '@playwright/test';
import { matchesOperation, type Operation } from '../support/network.ts';

/** A call that a page has sent and that is not answered yet. */
export interface HeldCall {
  readonly operation: Operation;
  readonly route: Route;
  readonly request: Request;
}

/** The held calls of a page. */
export interface HeldCalls {
  /** Returns the held calls, oldest first. */
  list(): readonly HeldCall[];
  /** Removes a call that is about to be answered. */
  release(call: HeldCall): void;
}

/** Holds the calls of some operations before they reach the server. Aborted calls are removed. */
export async function holdCalls(page: Page, operations: readonly Operation[]): Promise<HeldCalls> {
  let calls: readonly HeldCall[] = [];
  const operationOf = (method: string, url: string) =>
    operations.find((operation) => matchesOperation(operation, method, url));
  const remove = (removed: Request) => {
    calls = calls.filter(({ request }) => request !== removed);
  };
  page.on('requestfailed', remove);
  await page.route(
    (url) =>
      ['GET', 'POST', 'PATCH', 'DELETE'].some(
        (method) => operationOf(method, url.href) !== undefined,
      ),
    async (route, request) => {
      const operation = operationOf(request.method(), request.url());
      if (operation === undefined) return route.fallback();
      calls = [...calls, { operation, route, request }];
    },
  );
  return { list: () => calls, release: ({ request }) => remove(request) };
}
