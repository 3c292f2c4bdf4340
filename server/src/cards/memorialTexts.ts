import type { CardField, CardText } from './cardLayout.ts';

/** The area of the texts on a card, and their colours. */
export interface MemorialArea {
  x: number;
  top: number;
  width: number;
  bottom: number;
  align?: CardText['align'];
  ink: string;
  soft: string;
  headline?: string;
  /** The small line below the headline. */
  under?: string;
  headlineSize?: number;
  nameSize?: number;
}

/** The heights of the texts as shares of the area's height; `room` is the gap before the sender. */
const SHARES = {
  headline: 0.13,
  under: 0.085,
  name: 0.345,
  message: 0.19,
  room: 0.08,
  sender: 0.17,
};

/** Creates the texts of a condolence card from top to bottom: headline, name, message, sender. */
export function memorialTexts(area: MemorialArea): CardText[] {
  const height = area.bottom - area.top;
  const rows = rowTops(area.top, height);
  const row = (field: CardField, key: keyof typeof SHARES, type: Partial<CardText>): CardText => ({
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
    ...type,
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

/** Returns the y position of the ornament between message and sender, in px. */
export function senderRule(area: MemorialArea): number {
  const height = area.bottom - area.top;
  return Math.round(rowTops(area.top, height).room + (height * SHARES.room) / 2);
}

function rowTops(top: number, height: number): Record<keyof typeof SHARES, number> {
  let y = top;
  const tops = { headline: 0, under: 0, name: 0, message: 0, room: 0, sender: 0 };
  for (const key of Object.keys(tops) as (keyof typeof SHARES)[]) {
    tops[key] = y;
    y += height * SHARES[key];
  }
  return tops;
}
