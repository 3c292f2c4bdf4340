import { afterAll, describe, expect, test } from 'vitest';
import { createAuthLayer } from '../layers/auth.ts';
import { createAuthModel } from '../models/auth.ts';
import { mockCast } from '../models/cast.ts';
import { openAuthStage } from './openAuthStage.ts';
import { uiTours } from './uiTours.ts';

const model = createAuthModel(mockCast, 'app');
const layer = await createAuthLayer(model, mockCast.session, (opening) =>
  openAuthStage(opening, { session: mockCast.session }),
);

describe('auth', () => {
  const { tours, walk, write } = uiTours(model, layer);
  afterAll(write);

  test.each(tours)('$id: $name', async (tour) => {
    expect(await walk(tour)).toBe('');
  });
});
