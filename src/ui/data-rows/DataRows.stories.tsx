import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { DataRows } from './DataRows.tsx';

const copy = (value: string, label: string) => (
  <CopyButton
    value={value}
    label={label}
    tip="copied to clipboard"
    failedTip="Tidak dapat menyalin"
  >
    Salin
  </CopyButton>
);

const meta = {
  title: 'Components/DataRows',
  component: DataRows,
  args: {
    rows: [
      { key: 'bank', label: 'Bank', value: 'Bank Contoh' },
      {
        key: 'number',
        label: 'Nomor rekening',
        value: '123 456 7890',
        strong: true,
        action: copy('1234567890', 'Salin nomor rekening'),
      },
      { key: 'holder', label: 'Atas nama', value: 'PT Dukacita Contoh Sejahtera Bersama' },
      {
        key: 'total',
        label: 'Total',
        value: 'Rp 90.000',
        strong: true,
        action: copy('90000', 'Salin total'),
      },
    ],
  },
} satisfies Meta<typeof DataRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaymentSheet: Story = {};
export const Columns: Story = {
  args: {
    layout: 'columns',
    rows: [
      { key: 'words', label: 'Tulisan', value: 'Turut berdukacita\nAtas berpulangnya Ibu Maria' },
      { key: 'sender', label: 'Pengirim', value: 'Keluarga Besar Lestari' },
      { key: 'place', label: 'Ditampilkan di', value: 'Rumah Duka Nana Rohana, Ruang Melati 2' },
    ],
  },
};
export const Plain: Story = { args: { ...Columns.args, layout: 'plain' } };
export const VirtualAccount: Story = {
  args: {
    rows: [
      {
        key: 'va',
        label: 'Nomor Virtual Account',
        value: '8808 1234 5678 9012',
        strong: true,
        action: copy('8808123456789012', 'Salin nomor VA'),
      },
    ],
  },
};
