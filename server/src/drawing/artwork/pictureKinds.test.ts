import { describe, expect, it } from 'vitest';
import { pictureWidths } from '@dukacita/shared/pictureWidths';
import { isPictureKind, pictureKinds, pictureWidth } from './pictureKinds.ts';

describe('pictureWidth', () => {
  it.each([
    ['portraits', 1, 120],
    ['portraits', 240, 240],
    ['portraits', 241, 360],
    ['boards', 801, Infinity],
    ['templates', undefined, 540],
  ] as const)('serves %s of %s px with %s px', (kind, wished, width) => {
    expect(pictureWidth(kind, wished)).toBe(width);
  });

  it('prepares the usual width of each kind', () => {
    for (const kind of pictureKinds) expect(pictureWidths[kind]).toContain(pictureWidth(kind));
  });
});

describe('isPictureKind', () => {
  it.each(['constructor', '__proto__', 'people', ''])('rejects "%s"', (text) => {
    expect(isPictureKind(text)).toBe(false);
  });
});
