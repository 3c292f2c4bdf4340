import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, type ScreenProps } from './testing/Screen.tsx';

const meta = {
  title: 'Screens/Help',
  ...screen,
  args: { at: '/help', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {};
