import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  args: { title: 'Dukacita' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithBack: Story = { args: { back: { label: 'Kembali', onBack: fn() } } };
export const LongTitle: Story = {
  args: {
    back: { label: 'Kembali', onBack: fn() },
    title: 'Ucapan dukacita untuk keluarga besar Hendra Wijaya Kusuma',
  },
};
