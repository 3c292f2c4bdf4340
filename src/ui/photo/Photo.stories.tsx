import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ornament } from '../ornament/Ornament.tsx';
import { Photo } from './Photo.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#3c5a52"/><circle cx="200" cy="130" r="70" fill="#d9c7a3"/><path d="M60 300c20-90 80-120 140-120s120 30 140 120z" fill="#24393a"/></svg>',
)}`;

const meta = {
  title: 'Components/Photo',
  component: Photo,
  args: { src: picture, alt: 'Potret Bapak Hendra Wijaya', ratio: '4 / 3' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Photo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Portrait: Story = { args: { ratio: '3 / 4' } };
export const Contain: Story = { args: { ratio: '1', fit: 'contain' } };
export const Missing: Story = {
  args: { src: undefined, fallback: <Ornament name="lily" size={120} /> },
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', fallback: <Ornament name="olive" size={120} /> },
};
