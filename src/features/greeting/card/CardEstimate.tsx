import { layOutText, layOutTooLongText, type TextLayout } from '@dukacita/card-layout/layOutText';
import type { CardField } from '@dukacita/card-layout/textArea';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import type {
  CardLayout,
  CardTemplate,
  CardText,
  GreetingContent,
} from '../../../domain/greeting.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import styles from './CardEstimate.module.css';
import { getPrintedTexts } from './getPrintedTexts.ts';
import { measureTypeface } from './measureTypeface.ts';
import { useCardFonts } from './useCardFonts.ts';

export interface CardEstimateProps {
  readonly template: CardTemplate & { readonly layout: CardLayout };
  readonly words: GreetingContent;
  readonly personName: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
}

/** Renders an estimate of the card on this device, with a warning for texts that do not fit. */
export function CardEstimate({ template, words, personName, logoUrl }: CardEstimateProps) {
  const { layout } = template;
  const hasFonts = useCardFonts(layout);
  const texts = hasFonts
    ? getPrintedTexts(layout, words, personName).map(({ area, text }) => estimateText(area, text))
    : [];
  const tooLong = [
    ...new Set(texts.filter(({ overflows }) => overflows).map(({ area }) => area.field)),
  ];
  return (
    <figure className={styles['estimate']}>
      <div className={styles['card']}>
        <Photo
          className={layout.texts.some(({ color }) => isLight(color)) ? styles['dark'] : undefined}
          src={template.groundUrl ?? template.imageUrl}
          alt={copy.estimateOf(personName)}
          ratio={`${layout.width} / ${layout.height}`}
          priority
        />
        <svg
          className={styles['words']}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
        >
          {layout.logo && logoUrl !== null && <image href={logoUrl} {...layout.logo} />}
          {texts.map((text, index) => (
            <CardTextLines key={index} {...text} />
          ))}
        </svg>
      </div>
      <figcaption className={styles['caption']}>
        <span className={styles['mark']}>{copy.estimate}</span> {copy.estimateText}
      </figcaption>
      <div role="status">
        {tooLong.length > 0 && <Notice tone="warning">{copy.overflow(namesOf(tooLong))}</Notice>}
      </div>
    </figure>
  );
}

interface EstimatedText extends TextLayout {
  readonly area: CardText;
  /** Whether the text does not fit at the minimum size, at which the lines are then set. */
  readonly overflows: boolean;
}

function estimateText(area: CardText, text: string): EstimatedText {
  const typeface = measureTypeface(area);
  const fitting = layOutText(area, text, typeface);
  return {
    area,
    overflows: fitting === null,
    ...(fitting ?? layOutTooLongText(area, text, typeface)),
  };
}

function CardTextLines({ area, size, lines, overflows }: EstimatedText) {
  const { box } = area;
  return (
    <g
      fill={area.color}
      fontFamily={`${JSON.stringify(area.fontFamily)}, serif`}
      fontSize={size}
      fontStyle={area.fontStyle}
      fontWeight={area.fontWeight}
      letterSpacing={area.letterSpacing * size}
    >
      {overflows && <rect className={styles['overflow']} {...box} />}
      {lines
        .filter(({ y }) => y > box.y && y < box.y + box.height + 1)
        .map(({ text, x, y }, index) => (
          <text key={index} x={x} y={y}>
            {text}
          </text>
        ))}
    </g>
  );
}

/** Returns whether texts of a colour, `#rrggbb`, need a dark background. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

function namesOf(fields: readonly CardField[]): string {
  return fields.map((field) => copy.fields[field]).join(', ');
}
