import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessToken, sessionUser } from '../../testing/fixtures/users.ts';
import { http } from '../../testing/openApiHttp.ts';
import { saveAttempt } from '../auth/signInAttempt.ts';
import { createMemoryStorage } from '../testing/fakes.ts';
import { pending, networkError } from './testing/responses.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';

const meta = {
  title: 'Screens/Sign-in/Callback',
  ...screen,
  args: { at: '/auth?code=abc&state=xyz', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutEmail = {
  success: true,
  user: { ...sessionUser, email: null },
  token: accessToken,
  expires_in: 3600,
} as const;

export const Working: Story = { tags: ['loading'], args: { answers: pending('/mauth/auth') } };

/** The account has no e-mail address. */
export const UserNotFound: Story = {
  tags: ['failed'],
  args: { answers: [http.get('/mauth/auth', ({ response }) => response(200).json(withoutEmail))] },
};

export const Failed: Story = { tags: ['failed'], args: { at: '/auth' } };

export const NoNetwork: Story = {
  tags: ['failed'],
  args: { answers: networkError('/mauth/auth') },
};

/**
 * The sign-in ran on this page because popups are blocked. A link leads back to the previous page.
 */
export const OnThisPage: Story = {
  tags: ['failed'],
  args: { at: '/auth', platform: { sessionStorage: createRedirectStorage() } },
};

function createRedirectStorage(): Storage {
  const storage = createMemoryStorage();
  saveAttempt(storage, { id: 'attempt-1', mode: 'page', returnTo: '/profile' });
  return storage;
}
