import { useEffect, useReducer, useState } from 'react';
import type { CardLayout } from '../../../domain/greeting.ts';
import './cardFonts.css';
import { cssFont } from './measureTypeface.ts';

/**
 * Returns whether the fonts of a card have loaded or failed; before that, no text can be measured.
 * Re-renders the caller whenever a font file has loaded, because it replaces the widths of a
 * fallback font.
 */
export function useCardFonts(layout: CardLayout | null): boolean {
  const fonts = [...new Set(layout?.texts.map((text) => cssFont(text, 100)))].join('\n');
  const [ready, setReady] = useState<string | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', rerender);
    return () => document.fonts.removeEventListener('loadingdone', rerender);
  }, []);
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
