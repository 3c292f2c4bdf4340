import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Ornament } from '../ornament/Ornament.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    ornament: <Ornament name="melati" size={176} />,
    title: 'Belum ada ucapan',
    children: 'Jadilah yang pertama mengirim ucapan untuk keluarga Bapak Hendra.',
    action: <Button href="#ucapan">Kirim ucapan</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WithoutOrnament: Story = { args: { ornament: undefined } };
