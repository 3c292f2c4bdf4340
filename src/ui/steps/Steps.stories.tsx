import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    children: (
      <>
        <li>
          <span>Transfer jumlah yang tertera ke rekening di bawah</span>
        </li>
        <li>
          <span>Kirim bukti lewat WhatsApp</span>
        </li>
      </>
    ),
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
