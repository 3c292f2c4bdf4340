import type { Page, Request, Route } from '@playwright/test';
import { isCallOf, type Operation } from '../support/network.ts';

/** A call that a page has sent and that nobody has answered. */
export interface HeldCall {
  readonly operation: Operation;
  readonly route: Route;
  readonly request: Request;
}

export interface HeldCalls {
  /** Those that wait, oldest first. */
  list(): readonly HeldCall[];
  /** The call is about to get its answer. */
  release(call: HeldCall): void;
}

/** Stops some operations of a page on their way to the server. What the page gives up is let go of. */
export async function holdCalls(page: Page, operations: readonly Operation[]): Promise<HeldCalls> {
  let calls: readonly HeldCall[] = [];
  const operationOf = (method: string, url: string) =>
    operations.find((operation) => isCallOf(operation, method, url));
  const drop = (dropped: Request) => {
    calls = calls.filter(({ request }) => request !== dropped);
  };
  page.on('requestfailed', drop);
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
  return { list: () => calls, release: ({ request }) => drop(request) };
}
