import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Hapus dari perangkat ini?',
    confirmLabel: 'Hapus',
    cancelLabel: 'Batal',
    onConfirm: fn(),
    onCancel: fn(),
    children: <p>Yang sudah Anda tulis untuk Maria Theresia Wijaya tidak dapat dikembalikan.</p>,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batal' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Long answers are below each other on phones. */
export const Danger: Story = {
  args: {
    danger: true,
    title: 'Batalkan pesanan ini?',
    confirmLabel: 'Batalkan pesanan',
    cancelLabel: 'Tetap simpan pesanan',
    children: <p>Pesanan tidak diproses dan tidak perlu dibayar.</p>,
  },
};
