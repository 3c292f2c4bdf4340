import type { Meta, StoryObj } from '@storybook/react-vite';
import { Collapse } from './Collapse.tsx';

const meta = {
  title: 'Components/Collapse',
  component: Collapse,
  args: {
    title: 'Cara membayar lewat ATM',
    children: 'Masukkan kartu, pilih Transaksi Lainnya, lalu Transfer.',
  },
} satisfies Meta<typeof Collapse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Several: Story = {
  render: () => (
    <div>
      {['ATM', 'Mobile banking', 'Internet banking dengan nama yang panjang sekali'].map(
        (channel) => (
          <Collapse key={channel} title={`Lewat ${channel}`} defaultOpen={channel === 'ATM'}>
            Ikuti petunjuk di layar, lalu simpan bukti transfer.
          </Collapse>
        ),
      )}
    </div>
  ),
};
