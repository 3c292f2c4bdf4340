import { afterAll, describe, expect, test } from 'vitest';
import { createGreetingOrderLayer } from '../layers/greetingOrder.ts';
import { mockCast } from '../models/cast.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { openStage } from './openStage.tsx';
import { uiTours } from './uiTours.ts';

const model = createGreetingOrderModel();
const layer = createGreetingOrderLayer(model, mockCast, (opening) =>
  openStage(opening, { session: mockCast.session }),
);

describe('greetingOrder', () => {
  const { tours, walk, write } = uiTours(model, layer);
  afterAll(write);

  test.each(tours)('$id: $name', async (tour) => {
    expect(await walk(tour)).toBe('');
  });
});
