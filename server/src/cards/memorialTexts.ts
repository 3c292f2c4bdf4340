import type { CardField, CardText } from './cardLayout.ts';

/** The area of the texts on a card, in px, and how they differ from the defaults. */
export interface MemorialArea {
  x: number;
  top: number;
  width: number;
  bottom: number;
  align?: CardText['align'];
  /** The colour of all texts except the small line below the headline. */
  ink: string;
  /** The colour of the small line below the headline. */
  soft: string;
  headline?: string;
  /** The text of the small line below the headline. */
  under?: string;
  headlineSize?: number;
  nameSize?: number;
}

/** The heights of the texts as shares of the area's height; `gap` is between message and sender. */
const SHARES = {
  headline: 0.13,
  under: 0.085,
  name: 0.345,
  message: 0.19,
  gap: 0.08,
  sender: 0.17,
};

type RowKey = keyof typeof SHARES;

/**
 * Creates the texts of a card that names the person, from top to bottom: headline, a small line
 * below it, name, message, sender.
 */
export function memorialTexts(area: MemorialArea): CardText[] {
  const height = area.bottom - area.top;
  const rows = rowTops(area.top, height);
  const row = (field: CardField, key: RowKey, overrides: Partial<CardText>): CardText => ({
    field,
    box: {
      x: area.x,
      y: Math.round(rows[key]),
      width: area.width,
      height: Math.round(height * SHARES[key]),
    },
    fontFamily: 'Lora',
    fontWeight: 500,
    fontStyle: 'normal',
    size: 40,
    minSize: 24,
    lineHeight: 1.2,
    maxLines: 1,
    align: area.align ?? 'center',
    valign: 'middle',
    color: area.ink,
    letterSpacing: 0,
    transform: 'none',
    ...overrides,
  });
  return [
    row('headline', 'headline', {
      text: area.headline ?? 'Turut Berdukacita',
      size: area.headlineSize ?? 62,
      minSize: 32,
      valign: 'bottom',
      maxLines: 2,
      lineHeight: 1.15,
    }),
    row('headline', 'under', {
      text: area.under ?? 'atas berpulangnya',
      fontStyle: 'italic',
      fontWeight: 400,
      size: 33,
      minSize: 22,
      color: area.soft,
    }),
    row('personName', 'name', {
      fontWeight: 600,
      size: area.nameSize ?? 86,
      minSize: 34,
      maxLines: 4,
      lineHeight: 1.14,
      letterSpacing: -0.005,
    }),
    row('message', 'message', {
      size: 38,
      minSize: 22,
      maxLines: 4,
      lineHeight: 1.3,
      fontWeight: 400,
      valign: 'top',
    }),
    row('sender', 'sender', {
      fontFamily: 'Plus Jakarta Sans',
      fontWeight: 600,
      size: 33,
      minSize: 16,
      maxLines: 2,
      lineHeight: 1.32,
      letterSpacing: 0.01,
    }),
  ];
}

/** Returns the y position of the divider between message and sender, in px. */
export function dividerY(area: MemorialArea): number {
  const height = area.bottom - area.top;
  return Math.round(rowTops(area.top, height).gap + (height * SHARES.gap) / 2);
}

/** Returns the upper edge of every row, in px. */
function rowTops(top: number, height: number): Record<RowKey, number> {
  let y = top;
  const tops = { headline: 0, under: 0, name: 0, message: 0, gap: 0, sender: 0 };
  for (const key of Object.keys(tops) as RowKey[]) {
    tops[key] = y;
    y += height * SHARES[key];
  }
  return tops;
}
