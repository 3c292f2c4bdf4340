import type { Meta, StoryObj } from '@storybook/react-vite';
import { Collapse } from './Collapse.tsx';

const meta = {
  title: 'Components/Collapse',
  component: Collapse,
  args: {
    lines: 'around',
    title: 'Cara membayar lewat ATM',
    children: 'Masukkan kartu, pilih Transaksi Lainnya, lalu Transfer.',
  },
} satisfies Meta<typeof Collapse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Several: Story = {
  render: () => (
    <div>
      {['ATM', 'Mobile banking', 'Internet banking dengan nama yang panjang sekali'].map(
        (channel) => (
          <Collapse
            key={channel}
            lines="around"
            title={`Lewat ${channel}`}
            open={channel === 'ATM' || undefined}
          >
            Ikuti petunjuk di layar, lalu simpan bukti transfer.
          </Collapse>
        ),
      )}
    </div>
  ),
};
