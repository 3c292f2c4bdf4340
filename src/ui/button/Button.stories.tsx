import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flower2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Proses Ucapan', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Batal' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Ganti nama pengirim' } };
export const Soft: Story = { args: { variant: 'soft', children: 'Laporkan halaman ini' } };
export const TextOnly: Story = { args: { variant: 'text', children: 'Lihat semua' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Batalkan pesanan' } };
export const WithIcon: Story = {
  args: { icon: <Flower2 />, children: 'Pesan Bunga' },
};
export const Loading: Story = { args: { loading: true, loadingLabel: 'Membuat pesanan…' } };
export const LoadingSecondary: Story = {
  args: { variant: 'secondary', loading: true, children: 'Coba lagi' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { wide: true, children: 'Lanjut ke pembayaran' } };
export const AsLink: Story = {
  args: { href: '#info-duka', children: 'Kembali ke Info Duka', variant: 'secondary' },
};
export const LongLabel: Story = {
  args: {
    wide: true,
    children: 'Konfirmasi pembayaran untuk pesanan ORDER-0001234 lewat WhatsApp layanan pelanggan',
  },
};

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '26rem' }}>
      <Button wide>Proses Ucapan</Button>
      <Button wide variant="secondary">
        Batal
      </Button>
      <Button wide variant="quiet">
        Ganti nama pengirim
      </Button>
      <Button variant="soft">Laporkan halaman ini</Button>
      <Button variant="text">Lihat semua</Button>
      <Button wide variant="danger">
        Batalkan pesanan
      </Button>
      <Button wide loading loadingLabel="Membuat pesanan…">
        Proses Ucapan
      </Button>
      <Button wide disabled>
        Proses Ucapan
      </Button>
      <Button wide href="#info-duka" variant="secondary" icon={<Flower2 />}>
        Pesan Bunga
      </Button>
    </div>
  ),
};
