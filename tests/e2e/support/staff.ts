import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { LOGO } from './ordering.ts';
import { signIn, type StaffName } from './signIn.ts';
import { expect } from './test.ts';

const query = 'api_key=dukacita-demo';

/** A member of staff who calls the server, without a page. */
export interface StaffMember {
  readOrder(id: number): Promise<StaffOrder['detail']['order']>;
  /** Applies an event to an order at its present version. */
  apply(id: number, type: string, payload?: object): Promise<void>;
  /** Records a payment of the total of an order. */
  recordPayment(id: number): Promise<void>;
  /** Records that the first payment of an order was returned. */
  recordRefund(id: number): Promise<void>;
  /** Uploads a photo, and returns its path. */
  uploadPhoto(): Promise<string>;
}

interface StaffOrder {
  readonly detail: {
    readonly order: {
      readonly total: number;
      readonly version: number;
      readonly personName: string;
      readonly fromName: string;
    };
  };
  readonly payments: readonly { readonly id: number }[];
}

/** Signs a member of staff in on another device. */
export async function openStaff(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
  name: StaffName,
): Promise<StaffMember> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/history');
  const headers = { Authorization: await signInAndReadToken(page, name) };
  await context.close();

  const post = async (path: string, options: object): Promise<unknown> => {
    const answer = await request.post(`${path}?${query}`, { headers, ...options });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const read = async (id: number): Promise<StaffOrder> => {
    const answer = await request.get(`/api/v1.0/staff/orders/${id}?${query}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as StaffOrder;
  };
  return {
    readOrder: async (id) => (await read(id)).detail.order,
    async apply(id, type, payload = {}) {
      const { version } = (await read(id)).detail.order;
      await post(`/api/v1.0/staff/orders/${id}/events`, { data: { type, version, ...payload } });
    },
    async recordPayment(id) {
      const { total, version } = (await read(id)).detail.order;
      await post(`/api/v1.0/staff/orders/${id}/payments`, {
        data: {
          version,
          provider: 'transfer',
          reference: `E2E-${id}`,
          amount: total,
          account: 'BCA 0080001234',
          paidTime: new Date().toISOString(),
        },
      });
    },
    async recordRefund(id) {
      const { detail, payments } = await read(id);
      await post(`/api/v1.0/staff/payments/${payments[0]?.id}/refunds`, {
        data: {
          version: detail.order.version,
          amount: detail.order.total,
          reference: `E2E-R-${id}`,
          account: 'BCA 0080001234',
        },
      });
    },
    uploadPhoto: async () =>
      String(await post('/florist/message/logo/', { multipart: { logo: LOGO } })),
  };
}

/** Signs in on the history, and returns the Authorization header of its first request. */
async function signInAndReadToken(page: Page, name: StaffName): Promise<string> {
  const sent = page.waitForRequest(/\/notifications\/\d+\/list\//);
  await signIn(page, name);
  return (await (await sent).headerValue('authorization')) ?? '';
}
