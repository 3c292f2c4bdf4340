import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Pesan', value: '', onValueChange: fn() },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Tulis pesan Anda' } };
export const Filled: Story = {
  args: {
    value: 'Turut berdukacita atas kepulangan Bapak Hendra.\nSemoga keluarga diberi ketabahan.',
  },
};
export const WithCounterAndError: Story = {
  args: {
    label: 'Nama pengirim',
    hint: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
    value: 'Keluarga Besar Wijaya\nBandung\nJawa Barat',
    counter: { used: 3, max: 2, label: '3 dari 2 baris' },
    error: 'Nama pengirim paling banyak dua baris.',
  },
};
export const GrowsWithItsText: Story = {
  args: {
    value: Array.from(
      { length: 9 },
      (_, line) => `Baris ke-${line + 1} dari pesan yang panjang sekali dan tidak mau berhenti.`,
    ).join('\n'),
  },
};
