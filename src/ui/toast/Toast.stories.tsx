import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './useToast.ts';
import type { ToastMessage } from './useToast.ts';

function Toaster({ message }: { message: ToastMessage }) {
  const show = useToast();
  useEffect(() => show(message), [show, message]);
  return <Button onClick={() => show(message)}>Tunjukkan</Button>;
}

const meta = {
  title: 'Components/Toast',
  component: Toaster,
  args: { message: { text: 'Profil sudah diperbarui.', tone: 'success' } },
  decorators: [
    (Story) => (
      <ToastProvider
        label="Pemberitahuan"
        regionLabel="Pemberitahuan ({hotkey})"
        closeLabel="Tutup"
      >
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Info: Story = {
  args: { message: { text: 'Draf lama tidak dapat dibaca lagi dan telah dihapus.' } },
};
export const Danger: Story = {
  args: { message: { text: 'Profil belum tersimpan. Isian Anda tetap ada.', tone: 'danger' } },
};
export const WithAction: Story = {
  args: {
    message: {
      text: 'Versi baru sudah siap.',
      action: {
        label: 'Muat ulang',
        altText: 'Muat ulang halaman dari menu peramban',
        onSelect: () => undefined,
      },
    },
  },
};
