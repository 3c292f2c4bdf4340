import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen, type ScreenProps } from './testing/Screen.tsx';
import { whenShown } from './testing/whenShown.ts';

const meta = {
  title: 'Screens/Help',
  render: showScreen,
  play: whenShown,
  args: { at: '/help', isVisitor: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {};
