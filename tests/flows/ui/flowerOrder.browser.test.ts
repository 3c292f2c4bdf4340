import { afterAll, describe, expect, test } from 'vitest';
import { createFlowerOrderLayer } from '../layers/flowerOrder.ts';
import { mockCast } from '../models/cast.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { openStage } from './openStage.tsx';
import { uiTours } from './uiTours.ts';

const model = createFlowerOrderModel();
const layer = createFlowerOrderLayer(model, mockCast, (opening) =>
  openStage(opening, { session: mockCast.session }),
);

describe('flowerOrder', () => {
  const { tours, walk, write } = uiTours(model, layer);
  afterAll(write);

  test.each(tours)('$id: $name', async (tour) => {
    expect(await walk(tour)).toBe('');
  });
});
