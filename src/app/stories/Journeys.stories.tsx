import type { Meta, StoryObj } from '@storybook/react-vite';
import { authCopy } from '../../copy/auth.ts';
import { checkoutCopy } from '../../copy/checkout.ts';
import { profileCopy } from '../../copy/profile.ts';
import { profileEditorCopy as editorCopy } from '../../copy/profileEditor.ts';
import { user } from '../../testing/fixtures/users.ts';
import { http } from '../../testing/openApiHttp.ts';
import { pages } from '../router/pages.ts';
import { providerWindow } from './testing/providerWindow.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { createStoryUser } from './testing/createStoryUser.ts';

const meta = {
  title: 'Journeys',
  ...screen,
  // Loads all pages up front: React would suspend forever on a page that starts to load during a
  // simulated press.
  loaders: [...screen.loaders, loadPages],
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A greeting order, from the page of a person to the account number. */
export const OrderAGreeting: Story = {
  args: { at: '/duka/detail/7' },
  play: async ({ canvasElement }) => {
    const storyUser = createStoryUser(canvasElement);
    await storyUser.press('link', 'Kirim ucapan');
    await storyUser.stands('Kirim ucapan');
    await storyUser.press('button', 'Pilih template');
    await storyUser.press('button', 'Melati pada linen');
    await storyUser.press('button', 'Periksa kartu');
    const preview = await storyUser.dialog('Periksa kartu');
    await preview.press('button', 'Lanjut');
    await storyUser.stands('My Order Ucapan');
    await storyUser.press('button', 'Proses Ucapan');
    await storyUser.stands('ORDER-0000042');
    await storyUser.press('button', 'Lanjut ke pembayaran');
    await storyUser.press('button', checkoutCopy.copy.number);
  },
};

/** A flower order, from the page of a person to the account number. */
export const OrderFlowers: Story = {
  args: { at: '/duka/detail/7' },
  play: async ({ canvasElement }) => {
    const storyUser = createStoryUser(canvasElement);
    await storyUser.press('link', 'Kirim bunga');
    await storyUser.stands('Pilih florist');
    await storyUser.press('button', /^Lihat bunga papan Asoka Florist/);
    await storyUser.stands('Pilih bunga papan');
    await storyUser.press('button', 'Pilih Papan Melati');
    await storyUser.choose('Ucapan', 'Turut sepenanggungan');
    await storyUser.press('button', 'Periksa pesanan');
    const review = await storyUser.dialog('Periksa pesanan Anda');
    await review.press('button', 'Buat pesanan');
    await storyUser.stands('ORDER-0000043');
    await storyUser.press('button', 'Lanjut ke pembayaran');
    await storyUser.press('button', checkoutCopy.copy.number);
  },
};

/** A private page shows the sign-in prompt, and its content after the sign-in. */
export const SignIn: Story = {
  args: { at: '/profile', isVisitor: true, platform: { signInWindow: providerWindow() } },
  play: async ({ canvasElement }) => {
    const storyUser = createStoryUser(canvasElement);
    await storyUser.stands(authCopy.prompt);
    await storyUser.press('button', authCopy.signIn);
    await storyUser.stands(profileCopy.title);
    await storyUser.reads(user.name);
  },
};

/** A change in the editor appears on the profile. */
export const EditTheProfile: Story = {
  args: { at: '/profile', answers: createProfileHandlers() },
  play: async ({ canvasElement }) => {
    const storyUser = createStoryUser(canvasElement);
    await storyUser.press('link', profileCopy.edit);
    await storyUser.stands(editorCopy.title);
    await storyUser.write(editorCopy.name, 'Sari Lestari Wijaya');
    await storyUser.choose(new RegExp(`^${editorCopy.province}`), 'Jawa Timur');
    await storyUser.press('button', editorCopy.update);
    await storyUser.reads(profileCopy.saved);
    await storyUser.reads('Sari Lestari Wijaya');
  },
};

/** A city and a name filter the list down to one person. */
export const SearchACity: Story = {
  args: { at: '/duka', isVisitor: true },
  play: async ({ canvasElement }) => {
    const storyUser = createStoryUser(canvasElement);
    await storyUser.choose('Kota', 'Kota Bandung');
    await storyUser.write('Cari nama', 'maria', 'searchbox');
    await storyUser.press('button', 'Cari');
    await storyUser.reads('1 info duka di Kota Bandung untuk “maria”');
    await storyUser.reads('Maria Theresia Wijaya');
  },
};

/** Returns handlers that store the profile while the story is shown. */
function createProfileHandlers() {
  let profile: object = user;
  return [
    http.get('/users/v2/search', ({ response }) => response(200).json({ ...user, ...profile })),
    http.patch('/users/{id}', async ({ request, response }) => {
      profile = await request.json();
      return response(200).json(1);
    }),
  ];
}

async function loadPages() {
  for (const page of Object.values(pages)) page.preload();
  await Promise.all([
    import('../routes/OrderRoute.tsx'),
    import('../routes/ProfileRoute.tsx'),
    import('../routes/profile/ProfileEditor.tsx'),
  ]);
}
