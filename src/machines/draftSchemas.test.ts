import { expect, test } from 'vitest';
import * as v from 'valibot';
import { invoice } from '../testing/fixtures/knownOrders.ts';
import { invoiceSchema } from './draftSchemas.ts';

test('a draft whose deadline is no instant is invalid', () => {
  expect(v.is(invoiceSchema, invoice)).toBe(true);
  expect(v.is(invoiceSchema, { ...invoice, expiresAt: 'besok' })).toBe(false);
});
