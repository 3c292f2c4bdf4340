import type { Meta, StoryObj } from '@storybook/react-vite';
import { longPerson, personList } from '../../testing/fixtures/persons.ts';
import { http } from '../../testing/openApiHttp.ts';
import { serverError, pending, networkError } from './testing/responses.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Duka/List',
  ...screen,
  args: { at: '/duka', isVisitor: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCities: Story = {};

export const FilteredByCity: Story = { args: { at: '/duka?cityId=3273' } };

export const FilteredByKeyword: Story = { args: { at: '/duka?cityId=3273&text=maria' } };

export const Loading: Story = { tags: ['loading'], args: { answers: pending('/persons/search') } };

export const CitiesLoading: Story = {
  tags: ['loading'],
  args: { at: '/duka?cityId=3273', answers: pending('/cities') },
};

/** A city without listings. */
export const NoneInCity: Story = {
  tags: ['empty'],
  args: {
    at: '/duka?cityId=3578',
    answers: [http.get('/persons/regional', ({ response }) => response(200).json({ results: [] }))],
  },
};

export const NoneForKeyword: Story = {
  tags: ['empty'],
  args: { at: '/duka?text=Pertanggungjawabankesejahteraankemasyarakatan' },
};

export const Failed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/persons/search') },
};

export const CitiesFailed: Story = { tags: ['failed'], args: { answers: serverError('/cities') } };

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, answers: networkError('/persons/search', '/cities') },
};

/** The device is offline, but the page is cached. */
export const OfflineFromCache: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true },
};

export const LongNames: Story = {
  tags: ['long'],
  args: {
    answers: [
      http.get('/persons/search', ({ response }) =>
        response(200).json({
          results: [
            { ...longPerson, funeralHouseName: longPerson.FuneralHouseName },
            ...personList.map((person) => ({
              ...person,
              name: `${person.name} ${'Kusumawardhaningsih'.repeat(2)}`,
              senderCount: 12_345,
            })),
          ],
        }),
      ),
    ],
  },
};
