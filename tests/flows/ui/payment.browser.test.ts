import { afterAll, describe, expect, test } from 'vitest';
import { createPaymentLayer } from '../layers/payment.ts';
import { mockCast } from '../models/cast.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openStage } from './openStage.tsx';
import { uiTours } from './uiTours.ts';

const model = createPaymentModel();
const layer = createPaymentLayer(model, mockCast, (opening) =>
  openStage(opening, { session: mockCast.session }),
);

describe('payment', () => {
  const { tours, walk, write } = uiTours(model, layer);
  afterAll(write);

  test.each(tours)('$id: $name', async (tour) => {
    expect(await walk(tour)).toBe('');
  });
});
