import { layOutText, layOutTooLongText, type TextLayout } from '@dukacita/shared/layOutText';
import type { SelectedText } from '@dukacita/shared/selectTexts';
import { isSmall, type CardField } from '@dukacita/shared/textArea';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CardLayout, CardText } from '../../../domain/greeting.ts';
import './cardFonts.css';
import { cssFont, forgetTypefaces, measureTypeface } from './measureTypeface.ts';

/** A text of a card or a board as it is set in its area. */
export interface SetText extends TextLayout {
  readonly area: CardText;
  /** Whether the text does not fit at the minimum size, at which the lines are then set from the top. */
  readonly overflows: boolean;
}

/**
 * Returns texts as they are set in the fonts of their layout; none while the fonts are loading and
 * without a layout.
 */
export function useSetTexts(
  layout: CardLayout | null,
  selected: readonly SelectedText<CardText>[],
): SetText[] {
  return useCardFonts(layout) ? selected.map(({ area, text }) => setText(area, text)) : [];
}

/** Returns the fields whose text does not fit. */
export function fieldsTooLong(texts: readonly SetText[]): CardField[] {
  return [...new Set(texts.filter(({ overflows }) => overflows).map(({ area }) => area.field))];
}

/** Returns the fields whose text has to be set in less than half of their usual size. */
export function fieldsInSmallLetters(texts: readonly SetText[]): CardField[] {
  return texts.filter(({ area, size }) => isSmall(area, size)).map(({ area }) => area.field);
}

/** Returns a text in the lines in which it is set, or as it was typed if it is not set. */
export function textInLines(texts: readonly SetText[], field: CardField, typed: string): string {
  const lines = texts.filter(({ area }) => area.field === field).flatMap(({ lines: set }) => set);
  return lines.length === 0 ? typed : lines.map(({ text }) => text).join('\n');
}

type LastTexts = WeakMap<CardText, { readonly text: string; readonly set: SetText }>;

/**
 * The last text of each area, because measuring takes long, several components show the same text,
 * and a key changes only one. Null before the first text is set.
 */
let lastTexts: LastTexts | null = null;

const listeners = new Set<() => void>();

/** Returns the last texts: an empty map after a font file has loaded, because it has other widths. */
function getLastTexts(): LastTexts {
  if (lastTexts === null) {
    document.fonts.addEventListener('loadingdone', () => {
      lastTexts = new WeakMap();
      forgetTypefaces();
      for (const listener of listeners) listener();
    });
    lastTexts = new WeakMap();
  }
  return lastTexts;
}

function subscribeToFonts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a text as it is set in its area, once the fonts are loaded. */
export function setText(area: CardText, text: string): SetText {
  const last = getLastTexts().get(area);
  if (last?.text === text) return last.set;
  const set = layOut(area, text);
  getLastTexts().set(area, { text, set });
  return set;
}

function layOut(area: CardText, text: string): SetText {
  const typeface = measureTypeface(area);
  const fitting = layOutText(area, text, typeface);
  return {
    area,
    overflows: fitting === null,
    // The first lines are in the area.
    ...(fitting ?? layOutTooLongText({ ...area, valign: 'top' }, text, typeface)),
  };
}

/** Returns how many lines an area has room for, at the minimum size. */
export function countRoom({ box, minSize, lineHeight, maxLines }: CardText): number {
  return Math.min(maxLines, Math.floor((box.height + 0.01) / (minSize * lineHeight)));
}

/**
 * Returns how many characters at the end of a text that does not fit have to go until it fits. Lays it
 * out several times.
 */
export function countSurplus(area: CardText, text: string): number {
  const typeface = measureTypeface(area);
  const characters = [...text];
  let [fitting, tooLong] = [0, characters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    const beginning = characters.slice(0, middle).join('').trim();
    if (layOutText(area, beginning, typeface) === null) tooLong = middle;
    else fitting = middle;
  }
  return characters.length - fitting;
}

/**
 * Returns whether the fonts of a card have loaded or failed; before that, no text can be measured.
 * Re-renders the caller whenever a font file has loaded, because it replaces the widths of a
 * fallback font.
 */
export function useCardFonts(layout: CardLayout | null): boolean {
  const fonts = [...new Set(layout?.texts.map((text) => cssFont(text, 100)))].join('\n');
  const [ready, setReady] = useState<string | null>(null);
  useSyncExternalStore(subscribeToFonts, getLastTexts);
  useEffect(() => {
    let isCurrent = true;
    const loads = fonts === '' ? [] : fonts.split('\n').map((font) => document.fonts.load(font));
    void Promise.allSettled(loads).then(() => isCurrent && setReady(fonts));
    return () => {
      isCurrent = false;
    };
  }, [fonts]);
  return ready === fonts;
}
