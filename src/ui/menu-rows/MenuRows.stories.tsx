import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CircleX, LogOut, MessageCircle, Star, Ticket, UserX, Users } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { MenuRows } from './MenuRows.tsx';

const meta = {
  title: 'Components/MenuRows',
  component: MenuRows,
  args: {
    label: 'Menu akun',
    rows: [
      {
        key: 'family',
        label: 'Keluarga',
        icon: Users,
        href: '#keluarga',
        detail: 'Segera hadir',
        still: true,
      },
      { key: 'coupon', label: 'Kupon', icon: Ticket, detail: 'Segera hadir' },
      { key: 'rating', label: 'Rating', icon: Star, detail: 'Segera hadir' },
      { key: 'out', label: 'Keluar', icon: LogOut, onSelect: fn(), acts: true },
      { key: 'delete', label: 'Hapus akun', icon: UserX, onSelect: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof MenuRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
export const Contacts: Story = {
  args: {
    label: 'Layanan pelanggan',
    rows: [
      {
        key: 'b',
        label: 'WhatsApp Bandung',
        detail: '0812 3456 7890',
        icon: MessageCircle,
        href: '#wa-bandung',
        external: true,
      },
      {
        key: 's',
        label: 'WhatsApp Semarang',
        detail: '0812 3456 7891',
        icon: MessageCircle,
        href: '#wa-semarang',
        external: true,
      },
    ],
  },
};
export const States: Story = {
  args: {
    rows: [
      { key: 'busy', label: 'Menyalakan kabar…', icon: Bell, onSelect: fn(), busy: true },
      { key: 'disabled', label: 'Batalkan pesanan', icon: CircleX, onSelect: fn(), disabled: true },
      {
        key: 'action',
        label: 'Kami akan mengabari Anda di perangkat ini.',
        icon: Bell,
        action: <Button variant="quiet">Matikan</Button>,
      },
      { key: 'content', content: <p style={{ padding: '1rem' }}>Isi sendiri</p> },
    ],
  },
};
export const WithoutIcons: Story = {
  args: {
    rows: [
      { key: 'a', label: 'Ketentuan isi ucapan yang namanya panjang sekali', href: '#ketentuan' },
    ],
  },
};
