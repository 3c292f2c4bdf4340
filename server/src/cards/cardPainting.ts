import { CARD_SIZE } from './cardLayout.ts';
import type { CardGroup } from './cardTemplate.ts';
import { cardTemplates } from './cardTemplates.ts';
import { drawText, typesetCard, type TextByField } from './renderCard.ts';
import { paintSvg, type Painting } from '../art/pen/painting.ts';

/** The sample texts on the pictures of the templates. */
const samples: Readonly<Record<CardGroup, TextByField>> = {
  F: {
    personName: 'Maria Kusumawati',
    message: 'Ibunda dari Budi Santoso',
    sender: 'Keluarga Hendra Gunawan',
  },
  D: {
    personName: 'Sutrisno Hadi',
    message: 'Ayahanda dari Rini Astuti',
    sender: 'Keluarga Besar Wibowo',
  },
  E: {
    personName: 'Sri Wahyuni',
    message: 'Ibunda dari Agus Pratama',
    sender: 'Keluarga Dewi Lestari',
  },
  quotes: {
    header: 'Mengenang Ibu Maria',
    message: 'Yang tinggal dari seseorang adalah kasih yang pernah ia berikan.',
    footer: 'Keluarga Hendra Gunawan',
  },
  logo: {
    personName: 'Yohanes Wibowo',
    message: 'Ayahanda dari Clara Wibowo',
    sender: 'Direksi dan Karyawan',
  },
};

const byKey = new Map(
  cardTemplates.flatMap((template) => [
    [`${template.id}`, { template, hasTexts: true }],
    [`${template.id}-ground`, { template, hasTexts: false }],
  ]),
);

/**
 * Returns the picture of a template: `101` with sample texts, `101-ground` only its background.
 * Returns undefined for an unknown key.
 */
export function cardPainting(key: string): Painting | undefined {
  const found = byKey.get(key);
  if (!found) return undefined;
  const { template, hasTexts } = found;
  return {
    width: CARD_SIZE,
    height: CARD_SIZE,
    paint: async (context) => {
      await paintSvg(context, template.draw(), CARD_SIZE, CARD_SIZE);
      if (!hasTexts) return;
      for (const { spec, typeset } of typesetCard(template.layout, samples[template.group]))
        drawText(context, spec, typeset);
      const logoBox = template.layout.logo;
      if (logoBox) drawLogoPlaceholder(context, logoBox);
    },
  };
}

/**
 * Draws a dashed box where the logo will be, so that the placeholder cannot be mistaken for a logo.
 */
function drawLogoPlaceholder(
  context: Parameters<Painting['paint']>[0],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  context.strokeStyle = '#9aa3a0';
  context.lineWidth = 2.5;
  context.setLineDash([14, 10]);
  context.strokeRect(x, y, width, height);
  context.setLineDash([]);
  const spec = {
    field: 'sender',
    box: { x, y, width, height },
    fontFamily: 'Plus Jakarta Sans',
    fontWeight: 600,
    fontStyle: 'normal',
    size: 34,
    minSize: 20,
    lineHeight: 1.2,
    maxLines: 1,
    align: 'center',
    valign: 'middle',
    color: '#6f7a76',
    letterSpacing: 0.02,
    transform: 'none',
    text: 'Logo Anda',
  } as const;
  for (const { typeset } of typesetCard({ width: CARD_SIZE, height: CARD_SIZE, texts: [spec] }, {}))
    drawText(context, spec, typeset);
}
