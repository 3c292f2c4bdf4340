import { afterAll, describe, expect, test } from 'vitest';
import { createProfileEditorLayer } from '../layers/profileEditor.ts';
import { mockCast } from '../models/cast.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { openStage } from './openStage.tsx';
import { uiTours } from './uiTours.ts';

const model = createProfileEditorModel();
const layer = createProfileEditorLayer(model, mockCast, (opening) =>
  openStage(opening, { session: mockCast.session }),
);

describe('profileEditor', () => {
  const { tours, walk, write } = uiTours(model, layer);
  afterAll(write);

  test.each(tours)('$id: $name', async (tour) => {
    expect(await walk(tour)).toBe('');
  });
});
