import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Pesanan setelah pukul 17.30 dapat diantar keesokan harinya.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'Pesanan Anda sudah kami terima.' },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Harga berubah',
    children: 'Total menjadi Rp 90.000 sejak Anda memilih paket.',
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Authentication Failed',
    children: 'User not found',
    live: 'assertive',
  },
};
export const WithAction: Story = {
  args: {
    title: 'Pesanan belum selesai',
    children: 'Ucapan untuk Hendra Wijaya masih tersimpan.',
    action: <Button variant="secondary">Lanjutkan pesanan</Button>,
  },
};
