import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, type ScreenProps } from './testing/Screen.tsx';

const meta = {
  title: 'Screens/Sign-in/Prompt',
  ...screen,
  args: { at: '/profile', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = { tags: ['state:auth/signedOut.idle'] };

export const WindowOpen: Story = { tags: ['state:auth/signedOut.signingIn', 'loading'] };

export const WindowBlocked: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'popupBlocked' } },
};

export const WindowClosed: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'popupClosedByUser' } },
};

export const UserDisabled: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'userDisabled' } },
};

export const SessionExpired: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'tokenExpired' } },
};

export const NoNetwork: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'networkFailed' } },
};

/** Account recovery was requested; the page does not change. */
export const Recovering: Story = { tags: ['state:auth/signedOut.recovering'] };

/** A password reset was requested; the page does not change. */
export const Resetting: Story = { tags: ['state:auth/signedOut.resetting'] };
