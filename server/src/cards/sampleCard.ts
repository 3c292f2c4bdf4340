import type { TextByField } from '@dukacita/card-layout/selectTexts';
import type { Box } from '@dukacita/card-layout/textArea';
import { CARD_SIZE, type CardText } from './cardLayout.ts';
import type { CardGroup, CardTemplate } from './cardTemplate.ts';
import { drawOnPixels, type Pixels } from './drawOnPixels.ts';
import { drawText } from './drawText.ts';
import { paintCard, typesetCard } from './renderCard.ts';

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

/**
 * Paints a template with sample texts. A dashed box shows where the logo will be.
 * @throws {CardTextError} when a sample text does not fit
 */
export async function paintSampleCard(template: CardTemplate): Promise<Pixels> {
  const pixels = await paintCard({ design: template, texts: samples[template.group] });
  if (template.layout.logo) drawLogoPlaceholder(pixels, template.layout.logo);
  return pixels;
}

/** Draws a box that cannot be mistaken for a logo. */
function drawLogoPlaceholder(pixels: Pixels, box: Box): void {
  const spec: CardText = {
    field: 'sender',
    text: 'Logo Anda',
    box,
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
  };
  const typesetTexts = typesetCard({ width: CARD_SIZE, height: CARD_SIZE, texts: [spec] }, {});
  const { x, y, width, height } = box;
  // The line is drawn half inside and half outside the box.
  const drawn = { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
  drawOnPixels(pixels, drawn, (context) => {
    context.strokeStyle = '#9aa3a0';
    context.lineWidth = 2.5;
    context.setLineDash([14, 10]);
    context.strokeRect(x, y, width, height);
    context.setLineDash([]);
    for (const { typeset } of typesetTexts) drawText(context, spec, typeset);
  });
}
