import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, type ScreenProps } from './testing/Screen.tsx';

const meta = {
  title: 'Screens/Policies',
  ...screen,
  args: { at: '/help/privasi', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {};

export const Terms: Story = { args: { at: '/help/ketentuan' } };

export const Refunds: Story = { args: { at: '/help/pengembalian' } };
