import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotifyMe } from './NotifyMe.tsx';

const meta = {
  title: 'Components/NotifyMe',
  component: NotifyMe,
  args: {
    state: 'off',
    isChanging: false,
    hasFailed: false,
    onTurnOn: () => {},
    onTurnOff: () => {},
  },
} satisfies Meta<typeof NotifyMe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Off: Story = {};
export const TurningOn: Story = { args: { isChanging: true } };
export const On: Story = { args: { state: 'on' } };
export const TurningOff: Story = { args: { state: 'on', isChanging: true } };
export const Denied: Story = { args: { state: 'denied' } };
export const NeedsInstall: Story = { args: { state: 'needsInstall' } };
export const Failed: Story = { args: { hasFailed: true } };
