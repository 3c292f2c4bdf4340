import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ornament } from '../ornament/Ornament.tsx';
import type { OrnamentName } from '../ornament/Ornament.tsx';
import { Photo } from '../photo/Photo.tsx';
import { Carousel } from './Carousel.tsx';

const names: readonly OrnamentName[] = ['lily', 'melati', 'olive'];

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    labels: {
      label: 'Iklan',
      kind: 'korsel',
      slideKind: 'gambar',
      slide: (number, count) => `${number} dari ${count}`,
      pause: 'Hentikan pergantian',
      play: 'Lanjutkan pergantian',
    },
    slides: names.map((name) => ({
      key: name,
      content: (
        <Photo
          src={undefined}
          alt={`Iklan ${name}`}
          ratio="16 / 9"
          fallback={<Ornament name={name} size={200} />}
        />
      ),
    })),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Autoplay: Story = {};
export const WithoutAutoplay: Story = { args: { autoplay: false } };
export const SingleSlide: Story = { args: { slides: meta.args.slides.slice(0, 1) } };
