import { placeLogo } from '@dukacita/shared/placeLogo';
import type { TextByField } from '@dukacita/shared/selectTexts';
import type { Box } from '@dukacita/shared/textArea';
import { CARD_SIZE, type CardText } from './cardLayout.ts';
import type { CardGroup, CardTemplate } from './cardTemplate.ts';
import { drawPlate } from './drawLogo.ts';
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
 * Paints a template with sample texts. An empty plate shows where the logo will be.
 * @throws {CardTextError} when a sample text does not fit
 */
export async function paintSampleCard(template: CardTemplate): Promise<Pixels> {
  const pixels = await paintCard({ design: template, texts: samples[template.group] });
  if (template.layout.logo) drawLogoPlaceholder(pixels, template.layout.logo);
  return pixels;
}

/** Draws an empty plate that cannot be mistaken for a logo. */
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
    color: '#5f6a66',
    letterSpacing: 0.02,
    transform: 'none',
  };
  const typesetTexts = typesetCard({ width: CARD_SIZE, height: CARD_SIZE, texts: [spec] }, {});
  drawOnPixels(pixels, box, (context) => {
    drawPlate(context, placeLogo(box));
    for (const { typeset } of typesetTexts) drawText(context, spec, typeset);
  });
}
