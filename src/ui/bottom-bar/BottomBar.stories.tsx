import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, CircleUserRound, Flower2, History, House } from 'lucide-react';
import { BottomBar } from './BottomBar.tsx';
import type { BottomBarEntry } from './BottomBar.tsx';

const entries: readonly BottomBarEntry[] = [
  { key: 'home', label: 'Home', icon: House, href: '#/' },
  { key: 'history', label: 'History', icon: History, href: '#/history' },
  { key: 'duka', label: 'Info Duka', icon: Flower2, href: '#/duka', active: true },
  { key: 'help', label: 'WooW Help', icon: CircleHelp, href: '#/help' },
  { key: 'profile', label: 'Akun', icon: CircleUserRound, href: '#/profile' },
];

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: { label: 'Menu utama', entries },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const SignedOut: Story = {
  args: {
    entries: entries.map((entry) =>
      entry.key === 'history' ? { ...entry, inert: 'Masuk dahulu untuk melihat riwayat' } : entry,
    ),
  },
};
