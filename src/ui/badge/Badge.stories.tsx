import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Kedaluwarsa' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'Ditampilkan di ruang duka' },
};
export const Warning: Story = { args: { tone: 'warning', children: 'Menunggu pembayaran' } };
export const Long: Story = {
  args: { tone: 'warning', children: `Menunggu ${'pertanggungjawaban'.repeat(3)}` },
};
