import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: '104857600000000000001', label: 'Kode QR akun Maria Theresia' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongValue: Story = {
  args: { value: 'maria.theresia.wijaya.kusuma@contoh.example/identitas/104857600000000000001' },
};
export const Large: Story = { args: { size: 400 } };
