import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { longPerson, person, sparsePerson } from '../../testing/fixtures/persons.ts';
import { answered, serverError, pending, networkError } from './testing/responses.ts';
import { drafts } from './testing/storyFixtures.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Duka/Person',
  ...screen,
  args: { at: '/duka/detail/7', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the stories' time. */
const earlier = '2026-11-20T09:00:00+07:00';

export const WithFlowerDelivery: Story = {};

export const WithoutFlowerDelivery: Story = { args: { at: '/duka/detail/11' } };

/** The departure is over: a card is for the family, and no board is offered. */
export const Departed: Story = {
  args: {
    answers: [
      answered('/persons/detail/{id}', {
        ...person,
        deliverable: { cardInRoomUntil: earlier, boardUntil: earlier },
      }),
    ],
  },
};

/** A person without family or events. */
export const SparseData: Story = {
  tags: ['empty'],
  args: { at: `/duka/detail/${sparsePerson.id}` },
};

export const LongNames: Story = { tags: ['long'], args: { at: `/duka/detail/${longPerson.id}` } };

export const WithSavedOrder: Story = {
  args: { isVisitor: false, drafts: drafts.slice(0, 1) },
};

export const Report: Story = {
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Laporkan' }),
    );
    await within(document.body).findByRole('dialog', { name: 'Laporkan info duka ini' });
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { answers: pending('/persons/detail/{id}') },
};

export const Failed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/persons/detail/{id}') },
};

export const NotFound: Story = { tags: ['empty'], args: { at: '/duka/detail/404404' } };

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, answers: networkError('/persons/detail/{id}') },
};
