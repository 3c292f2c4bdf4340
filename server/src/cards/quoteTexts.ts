import type { CardText } from './cardLayout.ts';

/** The area of header, quote and footer on a card, in px, and how they differ from the defaults. */
export interface QuoteArea {
  x: number;
  top: number;
  width: number;
  bottom: number;
  align?: CardText['align'];
  /** The colour of quote and footer. */
  ink: string;
  /** The colour of the header. */
  soft: string;
  /** If true, the quote is not italic. */
  upright?: boolean;
  /** The preferred font size of the quote, in px. */
  size?: number;
}

/** Creates the texts of a quote card from top to bottom: header, large quote, footer. */
export function quoteTexts(area: QuoteArea): CardText[] {
  const height = area.bottom - area.top;
  const common = {
    align: area.align ?? 'center',
    letterSpacing: 0,
    transform: 'none',
    fontStyle: 'normal',
  } as const;
  const boxBetween = (topShare: number, bottomShare: number): CardText['box'] => ({
    x: area.x,
    y: Math.round(area.top + height * topShare),
    width: area.width,
    height: Math.round(height * (bottomShare - topShare)),
  });
  return [
    {
      ...common,
      field: 'header',
      box: boxBetween(0, 0.13),
      fontFamily: 'Plus Jakarta Sans',
      fontWeight: 600,
      size: 34,
      minSize: 20,
      lineHeight: 1.3,
      maxLines: 2,
      valign: 'middle',
      color: area.soft,
      letterSpacing: 0.03,
    },
    {
      ...common,
      field: 'message',
      box: boxBetween(0.15, 0.83),
      fontFamily: 'Lora',
      fontWeight: 500,
      fontStyle: area.upright ? 'normal' : 'italic',
      size: area.size ?? 58,
      minSize: 25,
      lineHeight: 1.36,
      maxLines: 12,
      valign: 'middle',
      color: area.ink,
    },
    {
      ...common,
      field: 'footer',
      box: boxBetween(0.87, 1),
      fontFamily: 'Plus Jakarta Sans',
      fontWeight: 600,
      size: 32,
      minSize: 16,
      lineHeight: 1.32,
      maxLines: 2,
      valign: 'middle',
      color: area.ink,
    },
  ];
}
