import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CarouselProps } from './Carousel.tsx';
import { createLateCarousel } from './LateCarousel.tsx';

const carousel: CarouselProps = {
  labels: {
    label: 'Foto',
    kind: 'galeri',
    slideKind: 'foto',
    slide: (number, count) => `Foto ${number} dari ${count}`,
    pause: 'Hentikan',
    play: 'Lanjutkan',
  },
  slides: ['Depan', 'Dekat'].map((text) => ({ key: text, content: <p>{text}</p> })),
};

it('shows the first slide while the code is loading, and then the carousel', async () => {
  let finish: (component: ComponentType<CarouselProps>) => void = () => {};
  const LateCarousel = createLateCarousel(() => new Promise((resolve) => (finish = resolve)));
  const screen = await render(<LateCarousel {...carousel} />);
  await expect.element(screen.getByText('Depan')).toBeVisible();
  expect(screen.getByText('Dekat').elements()).toEqual([]);
  finish(() => <p>Carousel</p>);
  await expect.element(screen.getByText('Carousel')).toBeVisible();
});

it('shows all slides when the code cannot be loaded', async () => {
  const LateCarousel = createLateCarousel(() => Promise.reject(new TypeError('Failed to fetch')));
  const screen = await render(<LateCarousel {...carousel} />);
  await expect.element(screen.getByText('Depan')).toBeVisible();
  await expect.element(screen.getByText('Dekat')).toBeVisible();
});
