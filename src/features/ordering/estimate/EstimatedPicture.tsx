import { isArabicLine } from '@dukacita/shared/text';
import {
  choosePlate,
  placeLogo,
  PLATE_COLORS,
  PLATE_EDGE_WIDTH,
  type PlateTone,
} from '@dukacita/shared/placeLogo';
import { isSmall, type Box } from '@dukacita/shared/textArea';
import { memo, useEffect, useState } from 'react';
import type { CardLayout } from '../../../domain/greeting.ts';
import { Photo } from '../../../ui/photo/Photo.tsx';
import styles from './EstimatedPicture.module.css';
import type { SetText } from './useSetTexts.ts';

/** The space between a text that overflows and its frame, in px of the picture. */
const PADDING = 14;

export interface EstimatedPictureProps {
  readonly layout: CardLayout;
  /** The picture without texts. */
  readonly groundUrl: string;
  readonly alt: string;
  readonly texts: readonly SetText[];
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
  /** What stands in place of the logo while there is none; undefined to leave the place empty. */
  readonly logoLabel?: string | undefined;
  /** Loads the picture only when it comes near the window, with low priority. */
  readonly isLazy?: boolean | undefined;
}

/** Renders a card or a board with its texts and its logo, and a frame around texts that overflow. */
export function EstimatedPicture(props: EstimatedPictureProps) {
  const { layout, groundUrl, alt, texts, logoUrl, logoLabel, isLazy = false } = props;
  return (
    <div className={styles['picture']}>
      <Photo
        className={layout.texts.some(({ color }) => isLight(color)) ? styles['dark'] : undefined}
        src={groundUrl}
        alt={alt}
        ratio={`${layout.width} / ${layout.height}`}
        priority={!isLazy}
      />
      <svg
        className={styles['words']}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
      >
        {layout.logo && (logoUrl !== null || logoLabel !== undefined) && (
          <LogoPlate box={layout.logo} url={logoUrl} label={logoLabel} />
        )}
        {texts.map((text, index) => (
          <TextLines key={index} {...text} />
        ))}
      </svg>
    </div>
  );
}

interface LogoPlateProps {
  readonly box: Box;
  readonly url: string | null;
  readonly label: string | undefined;
}

/** Renders the plate of a logo, with the logo or a label. */
function LogoPlate({ box, url, label }: LogoPlateProps) {
  const { plate, radius, picture } = placeLogo(box);
  const { fill, edge } = PLATE_COLORS[usePlateTone(url)];
  return (
    <>
      <rect {...plate} rx={radius} fill={fill} stroke={edge} strokeWidth={PLATE_EDGE_WIDTH} />
      {url === null ? (
        <text className={styles['label']} x={box.x + box.width / 2} y={box.y + box.height / 2}>
          {label}
        </text>
      ) : (
        <image href={url} {...picture} />
      )}
    </>
  );
}

/** Renders a text of a picture. Memoized, because a key changes only one text. */
const TextLines = memo(function TextLines({ area, size, lines, overflows }: SetText) {
  const { box, color, edgeColor } = area;
  const danger = isLight(color) ? '#ffb4a8' : '#9b2c2c';
  const room = Math.min(area.maxLines, (box.height + 0.01) / (size * area.lineHeight));
  const content = lines.map(({ text, x, y, width }, index) => (
    <text
      key={index}
      x={x}
      y={y}
      {...(isArabicLine(text) && { direction: 'rtl', textAnchor: 'end', letterSpacing: 0 })}
      fill={overflows && (index + 1 > room || width > box.width) ? danger : undefined}
    >
      {text}
    </text>
  ));
  return (
    <g
      fill={color}
      fontFamily={`${JSON.stringify(area.fontFamily)}, serif`}
      fontSize={size}
      fontStyle={area.fontStyle}
      fontWeight={area.fontWeight}
      letterSpacing={area.letterSpacing * size}
    >
      {overflows && (
        <rect
          className={styles['overflow']}
          stroke={danger}
          x={box.x - PADDING}
          y={box.y - PADDING}
          width={box.width + 2 * PADDING}
          height={box.height + 2 * PADDING}
        />
      )}
      {edgeColor !== undefined && !isSmall(area, size) && (
        <g className={styles['edge']} fill={edgeColor} aria-hidden="true">
          {edgeOffsets(size).map(([x, y]) => (
            <g key={y} transform={`translate(${x} ${y})`}>
              {content}
            </g>
          ))}
        </g>
      )}
      {content}
    </g>
  );
});

/** Returns by how much each copy of raised letters is moved, the farthest first. */
function edgeOffsets(size: number): (readonly [x: number, y: number])[] {
  return [4, 3, 2, 1].map((step) => {
    const distance = (size * 0.07 * step) / 4;
    return [distance * 0.45, distance];
  });
}

/** Returns whether texts of a colour, `#rrggbb`, need a dark background. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

/** Returns the plate on which a logo can be seen; the white one until its pixels are known. */
function usePlateTone(url: string | null): PlateTone {
  const [known, setKnown] = useState<{ url: string; tone: PlateTone } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let isCurrent = true;
    readPixels(url).then(
      (pixels) => {
        if (isCurrent) setKnown({ url, tone: choosePlate(pixels) });
      },
      // It cannot be decoded, or belongs to another origin.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return known?.url === url ? known.tone : 'white';
}

/** The size to which a logo is shrunk to look at its colours, in px. */
const SIZE = 64;

async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context === null) return new Uint8ClampedArray();
  context.drawImage(image, 0, 0, SIZE, SIZE);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}
