import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceLines } from './PriceLines.tsx';

const meta = {
  title: 'Components/PriceLines',
  component: PriceLines,
  args: {
    lines: [
      { label: 'Basic Ucapan', amount: 'Rp 100.000' },
      { label: 'Diskon Keanggotaan', amount: 'Rp 0' },
    ],
    total: { label: 'Total', amount: 'Rp 100.000' },
  },
} satisfies Meta<typeof PriceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Discounted: Story = {
  args: {
    lines: [
      {
        label: 'Basic Ucapan',
        amount: 'Rp 90.000',
        before: { amount: 'Rp 100.000', label: 'Harga semula' },
        note: 'Potongan 10 %',
      },
      { label: 'Diskon Keanggotaan', amount: '− Rp 10.000' },
    ],
    total: { label: 'Total', amount: 'Rp 80.000' },
  },
};
export const NineDigits: Story = {
  args: {
    lines: [
      {
        label: 'Papan bunga ukuran istimewa dengan rangkaian anggrek bulan',
        amount: 'Rp 123.456.789',
      },
      { label: 'Diskon Keanggotaan', amount: '− Rp 100.000.000' },
    ],
    total: { label: 'Total', amount: 'Rp 23.456.789' },
  },
};
export const WithoutTotal: Story = { args: { total: undefined } };
