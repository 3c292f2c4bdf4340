import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.tsx';
import { Photo } from '../photo/Photo.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Rumah Duka Nana Rohana, Ruang Anggrek' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Sunken: Story = { args: { variant: 'sunken' } };
export const AsLink: Story = { args: { href: '#orang' } };
export const Pressable: Story = {
  args: {
    pressable: true,
    gap: 2,
    children: [
      <p key="name">Rumah Duka Nana Rohana</p>,
      <button key="button" type="button">
        Pilih
      </button>,
    ],
  },
};
export const Unpadded: Story = {
  args: { bare: true, children: <Photo src={undefined} alt="Papan bunga" ratio="16 / 9" /> },
};
export const WithPerson: Story = {
  args: {
    href: '#orang',
    children: (
      <span style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
        <Avatar name="Hendra Wijaya" src={undefined} size={72} />
        <span style={{ minInlineSize: 0 }}>
          <span
            style={{
              display: 'block',
              fontFamily: 'var(--font-serif)',
              fontSize: 'var(--text-lg)',
              fontWeight: 500,
              lineHeight: 1.25,
            }}
          >
            Hendra Wijaya Kusuma
          </span>
          <span style={{ color: 'var(--color-soft-ink)', fontSize: 'var(--text-sm)' }}>
            Usia 78 · Ruang Anggrek
          </span>
        </span>
      </span>
    ),
  },
};
