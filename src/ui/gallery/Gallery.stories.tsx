import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

function board(background: string, border: string): string {
  const flowers = Array.from(
    { length: 22 },
    (_, index) =>
      `<circle cx="${20 + index * 17}" cy="${index % 2 ? 26 : 18}" r="11" fill="${border}"/>`,
  ).join('');
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${background}"/>${flowers}<rect x="60" y="110" width="280" height="90" rx="8" fill="#fbf9f6"/></svg>`)}`;
}

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    ratio: '4 / 3',
    labels: {
      label: 'Foto papan bunga',
      kind: 'galeri',
      slideKind: 'foto',
      slide: (number, count) => `Foto ${number} dari ${count}`,
      pause: 'Hentikan',
      play: 'Lanjutkan',
      enlarge: 'Perbesar foto',
      title: 'Papan bunga Melati',
      zoomIn: 'Perbesar',
      zoomOut: 'Perkecil',
      close: 'Tutup',
    },
    photos: [
      { src: board('#274b45', '#e8d9c0'), alt: 'Tampak depan' },
      { src: board('#5b3a45', '#f3e1e4'), alt: 'Dari dekat' },
      { src: board('#3d4a63', '#dfe6f2'), alt: 'Di depan rumah duka' },
    ],
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const SinglePhoto: Story = { args: { photos: meta.args.photos.slice(0, 1) } };
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Perbesar foto: Tampak depan' }));
  },
};
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Perbesar foto: Tampak depan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Perbesar' }));
  },
};
