import { print } from '@dukacita/shared/text';
import { withoutLogo } from '@dukacita/shared/placeLogo';
import { selectTexts } from '@dukacita/shared/selectTexts';
import { boardCopy as copy } from '../../../copy/board.ts';
import type { BoardDesign } from '../../../domain/florist.ts';
import { senderLines } from '../../../domain/senderName.ts';
import type { CardText } from '../../../domain/greeting.ts';
import { EstimatedPicture } from './EstimatedPicture.tsx';
import { setText, useSetTexts, type SetText } from './useSetTexts.ts';

/** The words and the logo of a board. */
export interface BoardWords {
  /** The text in large letters; may be empty. */
  readonly message: string;
  readonly subMessage: string;
  /** One or two lines. */
  readonly sender: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
}

/** Returns the words of a board as they are set on it; none without a design or while fonts load. */
export function useBoardTexts(design: BoardDesign | null, words: BoardWords): SetText[] {
  return useSetTexts(design?.layout ?? null, selectBoardTexts(design, words));
}

/** Returns the words of a board as they are set on it, once its fonts are loaded. */
export function setBoardTexts(design: BoardDesign | null, words: BoardWords): SetText[] {
  return selectBoardTexts(design, words).map(({ area, text }) => setText(area, text));
}

function selectBoardTexts(design: BoardDesign | null, words: BoardWords) {
  return selectTexts(design === null ? [] : areasOf(design, words), printedWords(words));
}

/** The areas of designs without a logo, made once, because a text is remembered by its area. */
const plainAreas = new WeakMap<BoardDesign, readonly CardText[]>();

function areasOf(design: BoardDesign, { logoUrl }: BoardWords): readonly CardText[] {
  const { texts, logo } = design.layout;
  if (logoUrl !== null) return texts;
  const areas = plainAreas.get(design) ?? withoutLogo(texts, logo);
  plainAreas.set(design, areas);
  return areas;
}

export interface BoardEstimateProps {
  readonly design: BoardDesign;
  readonly words: BoardWords;
}

/** Renders an estimate of a board with the words and the logo of the buyer. */
export function BoardEstimate({ design, words }: BoardEstimateProps) {
  return (
    <EstimatedPicture
      layout={design.layout}
      groundUrl={design.groundUrl}
      alt={describe(words)}
      texts={useBoardTexts(design, words)}
      logoUrl={words.logoUrl}
    />
  );
}

/** Returns the text alternative of a board. */
function describe(words: BoardWords): string {
  const { message, subMessage, sender } = printedWords(words);
  const parts = [message, subMessage, sender, words.logoUrl === null ? '' : copy.withLogo];
  return copy.estimateOf(parts.filter((part) => part !== '').join(', '));
}

function printedWords({ message, subMessage, sender }: BoardWords) {
  return {
    message: print(message),
    subMessage: print(subMessage),
    sender: senderLines(sender).join('\n'),
  };
}
