import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { SenderField } from './SenderField.tsx';

const countLines = (name: string) => name.split('\n').filter((line) => line.trim() !== '').length;

const meta = {
  title: 'Components/SenderField',
  component: SenderField,
  args: {
    sender: 'Keluarga Besar Lestari\nBandung',
    onChange: fn(),
    labels: {
      label: 'Nama pengirim',
      none: 'Belum diisi',
      change: 'Ubah',
      changeLabel: 'Ubah nama pengirim',
      dialog: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
      hint: 'Tekan Enter untuk pindah ke baris kedua.',
      earlier: 'Pernah Anda pakai',
      save: 'Simpan',
      cancel: 'Batal',
    },
    rule: {
      maxLines: 2,
      isMissing: (name) => countLines(name) === 0,
      validate: (name) => (countLines(name) === 0 ? 'Nama pengirim belum diisi.' : undefined),
    },
  },
  render: function Changing(args) {
    const [sender, setSender] = useState(args.sender);
    return <SenderField {...args} sender={sender} onChange={setSender} />;
  },
} satisfies Meta<typeof SenderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { sender: '' } };
export const Missing: Story = {
  args: { sender: '', error: 'Isi nama pengirim dahulu, paling banyak 2 baris.' },
};
/** The dialog offers the names of earlier orders. */
export const EarlierNames: Story = {
  args: {
    earlier: [
      'Direksi dan Karyawan\nPT Cahaya Parahyangan',
      'Sari Lestari',
      `Paguyuban Alumni ${'Pertanggungjawaban'.repeat(2)}\nse-Jawa Barat`,
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Ubah nama pengirim' }),
    );
    await within(document.body).findByRole('button', { name: 'Sari Lestari' });
  },
};
export const Long: Story = {
  args: {
    sender:
      'Perkumpulan Alumni Sekolah Menengah Atas Negeri 3 Bandung Angkatan 1978\nbeserta seluruh pengurus dan anggota',
  },
};
