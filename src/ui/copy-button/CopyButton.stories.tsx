import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: {
    value: '1234567890',
    label: 'Salin nomor rekening',
    tip: 'copied to clipboard',
    failedTip: 'Tidak dapat menyalin. Tekan lama nomornya.',
    children: 'Salin',
  },
  decorators: [
    (Story) => (
      <div
        style={{
          paddingBlockStart: '4rem',
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          maxInlineSize: '24rem',
        }}
      >
        <span style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>123 456 7890</span>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
