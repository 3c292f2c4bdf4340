import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Cara membayar',
    value: 'transfer',
    onValueChange: fn(),
    options: [
      {
        value: 'transfer',
        title: 'Transfer bank / PayPal',
        description: 'Dikonfirmasi lewat WhatsApp.',
      },
      {
        value: 'va',
        title: 'Virtual Account',
        description: 'Nomor dibuat khusus untuk pesanan ini.',
      },
    ],
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const WithPrices: Story = {
  args: {
    legend: 'Harga Paket',
    value: 'basic',
    options: [
      {
        value: 'basic',
        title: 'BASIC',
        aside: 'Rp 100.000',
        description: 'Satu kartu ucapan di layar ruang duka.',
      },
      {
        value: 'long',
        title: 'Kartu layar, cetak, dan bingkai',
        aside: 'Rp 125.000.000',
        description: 'Harga sembilan angka tetap terbaca.',
      },
    ],
  },
};
export const WithError: Story = {
  args: { value: undefined, error: 'Pilih salah satu cara membayar.' },
};
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'transfer', title: 'Transfer bank / PayPal' },
      {
        value: 'va',
        title: 'Virtual Account',
        description: 'Sedang tidak tersedia.',
        disabled: true,
      },
    ],
  },
};
export const Pairs: Story = {
  args: {
    legend: 'Virtual Account',
    layout: 'pairs',
    value: 'BNI',
    options: ['BCA', 'Mandiri', 'BNI', 'BRI'].map((title) => ({ value: title, title })),
  },
};
/** The chosen option shows what belongs to it. */
export const ListWithPanels: Story = {
  args: {
    layout: 'list',
    options: [
      {
        value: 'transfer',
        title: 'Transfer bank',
        description: 'Lewat ATM atau aplikasi bank.',
        panel: 'Bank Central Asia (BCA), 0080 0012 34',
      },
      { value: 'va', title: 'Virtual Account', panel: 'Nomor dibuat khusus untuk pesanan ini.' },
    ],
  },
};
/** The panel of the chosen option stays in its place. */
export const TabsWithPanels: Story = {
  args: {
    layout: 'tabs',
    value: 'transfer',
    options: [
      { value: 'va', title: 'Virtual Account', panel: 'Nomor dibuat khusus untuk pesanan ini.' },
      {
        value: 'transfer',
        title: 'Transfer bank',
        panel: 'Bank Central Asia (BCA), 0080 0012 34',
      },
      { value: 'payPal', title: 'PayPal', panel: 'bayar@dukacita.example' },
    ],
  },
};
