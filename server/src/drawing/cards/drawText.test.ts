import { createCanvas } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import { loadArtwork } from '../artwork/loadArtwork.ts';
import { drawText } from './drawText.ts';

const { boards } = await loadArtwork();
const texts = [...boards.values()].flatMap(({ layout }) => layout.texts);
const raised = texts.find(({ edgeColor }) => edgeColor !== undefined);

test('draws letters raised, but flat at less than half of their usual size', () => {
  if (!raised) throw new Error('No board has raised letters.');
  const timesDrawn = (size: number) => {
    const context = createCanvas(600, 200).getContext('2d');
    const fillText = vi.spyOn(context, 'fillText');
    const lines = [{ text: 'Turut', x: 100, y: 100, width: 200 }];
    drawText(context, raised, { size, lines });
    return fillText.mock.calls.length;
  };
  expect(timesDrawn(raised.size / 2)).toBeGreaterThan(1);
  expect(timesDrawn(raised.size / 2 - 1)).toBe(1);
});
