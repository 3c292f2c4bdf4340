import type { Meta, StoryObj } from '@storybook/react-vite';
import { findByRole, findByText } from 'storybook/test';
import { createMemoryStorage } from '../testing/fakes.ts';
import { serverError, pending, rejected } from './testing/responses.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Shell',
  ...screen,
  args: { at: '/nowhere' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

/** The page throws an error while rendering; the shell stays. */
export const PageCrashed: Story = {
  tags: ['failed'],
  args: {
    at: '/duka',
    platform: { sessionStorage: createFailingStorage(new Error('The storage cannot be read.')) },
  },
};

/** A chunk of an older build is missing on the server. */
export const ChunkMissing: Story = {
  tags: ['failed'],
  args: {
    at: '/duka',
    platform: {
      sessionStorage: createFailingStorage(
        new TypeError('Failed to fetch dynamically imported module'),
      ),
    },
  },
};

export const PageNotCached: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: {
    at: '/duka',
    isOffline: true,
    platform: {
      sessionStorage: createFailingStorage(
        new TypeError('Failed to fetch dynamically imported module'),
      ),
    },
  },
};

/** The person of the order is loading. */
export const OrderOpening: Story = {
  tags: ['loading'],
  args: { at: '/order/ucapan', personId: 7, answers: pending('/persons/detail/{id}') },
  play: async ({ canvasElement }) => {
    await findByRole(canvasElement, 'heading', { level: 1 });
  },
};

export const OrderPersonFailed: Story = {
  tags: ['failed'],
  args: {
    at: '/order/ucapan',
    personId: 7,
    answers: serverError('/persons/detail/{id}'),
  },
};

/** The account was disabled during the session. */
export const SessionEnded: Story = {
  args: { at: '/history', answers: [rejected('/notifications/{id}/list/', 403, 'user_disabled')] },
  play: async (context) => {
    await waitUntilRendered(context);
    await findByText(context.canvasElement, /Akun ini dinonaktifkan/);
  },
};

/** Creates a storage whose `getItem` throws. */
function createFailingStorage(error: Error): Storage {
  return {
    ...createMemoryStorage(),
    getItem: () => {
      throw error;
    },
  };
}
