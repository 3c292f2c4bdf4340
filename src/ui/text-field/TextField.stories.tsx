import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Nama lengkap', value: '', onValueChange: fn(), autoComplete: 'off' },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Maria Theresia Wijaya' } };
export const WithHint: Story = { args: { hint: 'Seperti tertulis di kartu identitas.' } };
export const Optional: Story = { args: { aside: '(opsional)' } };
export const WithCounter: Story = {
  args: {
    value: 'Keluarga Besar Wijaya',
    counter: { used: 21, max: 40, label: '21 dari 40 karakter' },
  },
};
export const OverTheLimit: Story = {
  args: {
    value: 'Keluarga Besar Wijaya Kusuma dan Keluarga Besar Situmorang',
    counter: { used: 58, max: 40, label: '58 dari 40 karakter, terlalu panjang' },
    error: 'Nama terlalu panjang untuk kartu ini. Persingkat 18 karakter.',
  },
};
export const WithError: Story = {
  args: {
    label: 'Usia',
    value: 'tujuh',
    inputMode: 'numeric',
    error: 'Usia ditulis dengan angka saja.',
  },
};
export const ReadOnly: Story = {
  args: {
    label: 'Nomor telepon',
    value: '0812 3456 7890',
    readOnly: true,
    hint: 'Nomor tidak dapat diganti.',
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'Maria Theresia' } };
export const WithIcon: Story = {
  args: {
    label: 'Cari nama',
    labelHidden: true,
    placeholder: 'Cari nama',
    start: <Search />,
  },
};
export const LongTexts: Story = {
  args: {
    label: 'Nama pengirim sebagaimana akan dibaca keluarga di layar ruang duka',
    hint: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
    value: 'Paguyuban Alumni Sekolah Menengah Atas Negeri Angkatan 1974 Bandung',
  },
};
