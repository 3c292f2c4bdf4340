import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Ornament } from '../ornament/Ornament.tsx';
import { FailedState } from './FailedState.tsx';

const meta = {
  title: 'Components/FailedState',
  component: FailedState,
  args: {
    title: 'Info duka belum dapat dimuat',
    children: 'Sambungan terputus. Kota dan pencarian Anda tetap tersimpan.',
    retryLabel: 'Coba lagi',
    retryingLabel: 'Mencoba lagi…',
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Offline: Story = { args: { reason: 'offline', title: 'Anda sedang luring' } };
export const Retrying: Story = { args: { retrying: true } };
export const WithOrnament: Story = { args: { ornament: <Ornament name="olive" size={96} /> } };
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" href="#bantuan">
        Hubungi layanan pelanggan
      </Button>
    ),
  },
};
