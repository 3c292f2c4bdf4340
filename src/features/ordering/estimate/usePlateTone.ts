import { choosePlate, type PlateTone } from '@dukacita/shared/placeLogo';
import { useEffect, useState } from 'react';

/** Returns the plate on which a logo can be seen; the white one until its pixels are known. */
export function usePlateTone(url: string | null): PlateTone {
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
