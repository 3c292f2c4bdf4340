import { useEffect, useReducer, useState } from 'react';
import type { CardLayout } from '../../../domain/greeting.ts';
import './cardFonts.css';
import { cssFont } from './typefaceOf.ts';

/**
 * Whether the fonts of a card have come, or are known not to come. Until then nothing can be measured. The caller is
 * rendered again whenever another file of a font has come, because its letters are as wide as a stand-in's until then.
 */
export function useCardFonts(layout: CardLayout | null): boolean {
  const fonts =
    layout === null ? '' : [...new Set(layout.texts.map((text) => cssFont(text, 100)))].join('\n');
  const [ready, setReady] = useState<string | null>(null);
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
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
