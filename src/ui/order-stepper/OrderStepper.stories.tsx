import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStepper } from './OrderStepper.tsx';

const labels = ['Ucapan', 'Template', 'Paket', 'Pesanan', 'Pembayaran', 'Konfirmasi'];
const at = (current: number) =>
  labels.map((label, index) => ({
    key: label,
    label,
    state:
      index < current
        ? ('done' as const)
        : index === current
          ? ('current' as const)
          : ('ahead' as const),
    href: index < current ? `#${label}` : undefined,
  }));

const meta = {
  title: 'Components/OrderStepper',
  component: OrderStepper,
  args: {
    label: 'Langkah pesanan',
    steps: at(1),
    progress: 'Langkah 2 dari 6',
    doneLabel: 'selesai',
  },
} satisfies Meta<typeof OrderStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const AtTheStart: Story = { args: { steps: at(0), progress: 'Langkah 1 dari 6' } };
export const AtTheEnd: Story = { args: { steps: at(5), progress: 'Langkah 6 dari 6' } };
export const WithoutLinks: Story = {
  args: {
    steps: at(3).map((step) => ({ ...step, href: undefined })),
    progress: 'Langkah 4 dari 6',
  },
};
