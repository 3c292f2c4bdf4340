import type { Meta, StoryObj } from '@storybook/react-vite';
import { unpaidOrder } from '../../testing/fixtures/orders.ts';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { http } from '../../testing/openApiHttp.ts';
import { session } from '../testing/fakes.ts';
import { serverError, pending } from './testing/responses.ts';
import { drafts } from './testing/storyFixtures.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Home',
  ...screen,
  args: { at: '/' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { tags: ['state:auth/signedOut.idle'], args: { isVisitor: true } };

export const SignedIn: Story = { tags: ['state:auth/signedIn.fresh'] };

/** The session is being restored. */
export const Restoring: Story = {
  tags: ['state:auth/restoring', 'loading'],
  args: { isVisitor: true },
};

export const SigningIn: Story = {
  tags: ['state:auth/signedOut.signingIn', 'loading'],
  args: { isVisitor: true },
};

export const WindowBlocked: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { isVisitor: true, auth: { error: 'popupBlocked' } },
};

export const SignInFailed: Story = {
  tags: ['state:auth/signedOut.idle', 'failed'],
  args: { isVisitor: true, auth: { error: 'userDisabled' } },
};

/** The flower order waits for its payment on the server. */
export const SavedOrders: Story = {
  args: {
    drafts,
    answers: [
      http.get('/api/v1.0/orders', ({ response }) =>
        response(200).json({ results: [{ ...unpaidOrder, id: 43 }] }),
      ),
    ],
  },
};

/** The flower order was paid on the server. */
export const SavedOrderPaid: Story = {
  args: {
    drafts,
    answers: [
      http.get('/api/v1.0/orders', ({ response }) =>
        response(200).json({
          results: [{ ...unpaidOrder, id: 43, payment: 'paid', fulfilment: 'declined' }],
        }),
      ),
    ],
  },
};

export const SavedOrdersLongNames: Story = {
  tags: ['long'],
  args: {
    drafts: drafts.map((saved) => ({
      ...saved,
      person: { ...saved.person, name: longPerson.name },
    })),
    auth: { session: { ...session, user: { ...session.user, name: longPerson.name } } },
  },
};

export const AdsLoading: Story = {
  tags: ['loading'],
  args: { answers: pending('/ads/top', '/ads/bottom') },
};

export const AdsFailed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/ads/top', '/ads/bottom') },
};

export const WithoutAds: Story = {
  tags: ['empty'],
  args: {
    answers: [
      http.get('/ads/top', ({ response }) => response(200).json({ adsUrls: [] })),
      http.get('/ads/bottom', ({ response }) => response(200).json({ results: [] })),
    ],
  },
};

export const ListingsLoading: Story = {
  tags: ['loading'],
  args: { answers: pending('/persons/carousel') },
};

export const ListingsFailed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/persons/carousel') },
};

/** There are no people to show. */
export const WithoutListings: Story = {
  tags: ['empty'],
  args: {
    answers: [http.get('/persons/carousel', ({ response }) => response(200).json({ results: [] }))],
  },
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true },
};
