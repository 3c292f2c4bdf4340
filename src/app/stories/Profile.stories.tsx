import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { user } from '../../testing/fixtures/users.ts';
import { http } from '../../testing/openApiHttp.ts';
import { savedState } from '../routes/profile/ProfileHome.tsx';
import { serverError, pending, networkError } from './testing/responses.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Profile/Profile',
  ...screen,
  args: { at: '/profile' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};

export const WithoutPhotoAndPhone: Story = {
  tags: ['empty'],
  args: {
    answers: [
      http.get('/users/v2/search', ({ response }) =>
        response(200).json({ ...user, photoUrl: null, mobilePhone: null }),
      ),
    ],
  },
};

export const LongName: Story = {
  tags: ['long'],
  args: {
    answers: [
      http.get('/users/v2/search', ({ response }) =>
        response(200).json({ ...user, name: longPerson.name }),
      ),
    ],
  },
};

export const Saved: Story = { args: { state: savedState } };

export const QrCode: Story = {
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /QR/ }));
    await within(document.body).findByRole('dialog', { name: 'QRCode' });
  },
};

export const DeleteAccount: Story = {
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Hapus akun saya' }),
    );
    await within(document.body).findByRole('dialog', { name: 'Hapus akun saya?' });
  },
};

export const Loading: Story = { tags: ['loading'], args: { answers: pending('/users/v2/search') } };

export const Failed: Story = {
  tags: ['failed'],
  args: { answers: serverError('/users/v2/search') },
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, answers: networkError('/users/v2/search') },
};

export const Family: Story = { tags: ['empty'], args: { at: '/profile/addfamily' } };

export const FamilyRequests: Story = {
  tags: ['empty'],
  args: { at: '/profile/addfamily' },
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('tab', { name: 'Permintaan Relasi' }),
    );
  },
};
