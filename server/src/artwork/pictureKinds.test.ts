import { describe, expect, it } from 'vitest';
import { isPictureKind, pictureWidth, pictureWidths } from './pictureKinds.ts';

describe('pictureWidth', () => {
  it.each([
    ['boards', 200, 480],
    ['boards', 480, 480],
    ['boards', 5000, 1200],
    ['portraits', 5000, 800],
    ['templates', undefined, 540],
  ] as const)('serves %s of %s px with %s px', (kind, wished, width) => {
    expect(pictureWidth(kind, wished)).toBe(width);
  });

  it('serves each kind in its usual width when none is asked for', () => {
    for (const { widths, usual } of Object.values(pictureWidths)) expect(widths).toContain(usual);
  });
});

describe('isPictureKind', () => {
  it.each(['constructor', '__proto__', 'people', ''])('rejects "%s"', (text) => {
    expect(isPictureKind(text)).toBe(false);
  });
});
