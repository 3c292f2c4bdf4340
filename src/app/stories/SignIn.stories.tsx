import type { Meta, StoryObj } from '@storybook/react-vite';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { sessionUser } from '../../testing/fixtures/users.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';

const meta = {
  title: 'Screens/Sign-in/Prompt',
  ...screen,
  args: { at: '/profile', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = { tags: ['state:auth/signedOut.idle'] };

/** A visitor has pressed "Kirim ucapan". */
export const BeforeGreeting: Story = {
  tags: ['state:auth/signedOut.idle'],
  args: { at: '/order/ucapan', personId: 7 },
};

/** A visitor has pressed "Kirim bunga" for somebody with the longest name. */
export const BeforeFlowers: Story = {
  tags: ['state:auth/signedOut.idle', 'long'],
  args: { at: '/order/bunga', personId: longPerson.id },
};

export const BeforeHistory: Story = {
  tags: ['state:auth/signedOut.idle'],
  args: { at: '/history' },
};

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
  args: { auth: { error: 'userDisabled', account: sessionUser.email } },
};

export const SessionExpired: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'tokenExpired' } },
};

/** What was written for the order is kept. */
export const SessionExpiredWhileOrdering: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { at: '/order/ucapan', personId: 7, auth: { error: 'tokenExpired' } },
};

export const NoNetwork: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { auth: { error: 'networkFailed' } },
};

/** Account recovery was requested; the page does not change. */
export const Recovering: Story = { tags: ['state:auth/signedOut.recovering'] };

/** A password reset was requested; the page does not change. */
export const Resetting: Story = { tags: ['state:auth/signedOut.resetting'] };
