import '../styles/global.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Gallery } from './Gallery.tsx';

const labels = {
  label: 'Foto',
  kind: 'galeri',
  slideKind: 'foto',
  slide: (number: number, count: number) => `Foto ${number} dari ${count}`,
  pause: 'Hentikan',
  play: 'Lanjutkan',
  enlarge: 'Perbesar foto',
  title: 'Papan bunga',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  close: 'Tutup',
};

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`)}`;

it('enlarges the current picture, zooms it to double size and returns the focus', async () => {
  const screen = await render(
    <Gallery
      ratio="4 / 3"
      labels={labels}
      photos={[
        { src: picture('teal'), alt: 'Depan' },
        { src: picture('maroon'), alt: 'Dekat' },
      ]}
    />,
  );
  await screen.getByRole('button', { name: 'Foto 2 dari 2' }).click();
  await screen.getByRole('button', { name: 'Perbesar foto: Dekat' }).click();
  const large = screen.getByRole('img', { name: 'Dekat' });
  await expect.element(screen.getByRole('dialog', { name: 'Papan bunga' })).toBeVisible();
  await expect.element(large).toBeVisible();
  const width = large.element().getBoundingClientRect().width;
  await screen.getByRole('button', { name: 'Perbesar', exact: true }).click();
  await expect.poll(() => large.element().getBoundingClientRect().width).toBeCloseTo(width * 2, 0);
  await screen.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(screen.getByRole('button', { name: 'Perbesar foto: Dekat' })).toHaveFocus();
});
