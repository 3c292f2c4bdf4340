import type { Meta, StoryObj } from '@storybook/react-vite';
import { longMessages, longPerson, sparsePerson } from '../../testing/fixtures/persons.ts';
import { http } from '../../testing/openApiHttp.ts';
import { serverError, pending, networkError } from './testing/responses.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Duka/Messages',
  ...screen,
  args: { at: '/duka/message/7', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};

export const None: Story = { tags: ['empty'], args: { at: `/duka/message/${sparsePerson.id}` } };

export const Loading: Story = {
  tags: ['loading'],
  args: { answers: pending('/persons/{id}/messages') },
};

export const Failed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/persons/{id}/messages') },
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: {
    isOffline: true,
    answers: networkError('/persons/{id}/messages', '/persons/detail/{id}'),
  },
};

export const LongNames: Story = {
  tags: ['long'],
  args: {
    at: `/duka/message/${longPerson.id}`,
    answers: [
      http.get('/persons/{id}/messages', ({ response }) =>
        response(200).json({ results: longMessages }),
      ),
    ],
  },
};
