import type { Meta, StoryObj } from '@storybook/react-vite';
import { authCopy } from '../../copy/auth.ts';
import { checkoutCopy } from '../../copy/checkout.ts';
import { profileCopy } from '../../copy/profile.ts';
import { user } from '../../testing/fixtures/users.ts';
import { http } from '../../testing/openApiHttp.ts';
import { pages } from '../pages.ts';
import { providerWindow } from './testing/providerWindow.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { visitorOf } from './testing/visitorOf.ts';

const meta = {
  title: 'Journeys',
  ...screen,
  // React would wait for ever for a page that begins to load while a press is being simulated.
  loaders: [...screen.loaders, loadPages],
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a person's page to the account number. */
export const OrderAGreeting: Story = {
  args: { at: '/duka/detail/7' },
  play: async ({ canvasElement }) => {
    const visitor = visitorOf(canvasElement);
    await visitor.press('link', 'Kirim ucapan');
    await visitor.stands('Kirim ucapan');
    await visitor.press('button', 'Pilih template');
    await visitor.press('button', 'Melati pada linen');
    const preview = await visitor.dialog('Pratinjau kartu');
    await preview.press('button', 'Lanjut');
    await visitor.stands('My Order Ucapan');
    await visitor.press('button', 'Proses Ucapan');
    await visitor.stands('ORDER-0000042');
    await visitor.press('button', 'Lanjut ke pembayaran');
    await visitor.press('button', checkoutCopy.copy.number);
  },
};

/** From a person's page to the account number, by way of a florist. */
export const OrderFlowers: Story = {
  args: { at: '/duka/detail/7' },
  play: async ({ canvasElement }) => {
    const visitor = visitorOf(canvasElement);
    await visitor.press('link', 'Kirim bunga');
    await visitor.stands('Pilih florist');
    await visitor.press('button', /^Lihat bunga papan Asoka Florist/);
    await visitor.stands('Pilih bunga papan');
    await visitor.press('button', 'Pilih Papan Melati');
    await visitor.choose('Ucapan', 'Turut sepenanggungan');
    await visitor.press('button', 'Pesan bunga');
    await visitor.stands('ORDER-0000043');
    await visitor.press('button', 'Lanjut ke pembayaran');
    await visitor.press('button', checkoutCopy.copy.number);
  },
};

/** A page that is for users only asks to sign in, and is there afterwards. */
export const SignIn: Story = {
  args: { at: '/profile', isVisitor: true, platform: { signInWindow: providerWindow() } },
  play: async ({ canvasElement }) => {
    const visitor = visitorOf(canvasElement);
    await visitor.stands(authCopy.prompt);
    await visitor.press('button', authCopy.signIn);
    await visitor.stands(profileCopy.title);
    await visitor.reads(user.name);
  },
};

/** What is changed in the editor stands on the profile afterwards. */
export const EditTheProfile: Story = {
  args: { at: '/profile', answers: serverThatKeeps() },
  play: async ({ canvasElement }) => {
    const visitor = visitorOf(canvasElement);
    await visitor.press('link', profileCopy.edit);
    await visitor.stands(profileCopy.editTitle);
    await visitor.write(profileCopy.name, 'Sari Lestari Wijaya');
    await visitor.choose(profileCopy.province, 'Jawa Timur');
    await visitor.press('button', profileCopy.update);
    await visitor.reads(profileCopy.saved);
    await visitor.reads('Sari Lestari Wijaya');
  },
};

/** A city and a name narrow the list down to one person. */
export const SearchACity: Story = {
  args: { at: '/duka', isVisitor: true },
  play: async ({ canvasElement }) => {
    const visitor = visitorOf(canvasElement);
    await visitor.choose('Kota', 'Kota Bandung');
    await visitor.write('Cari nama', 'maria', 'searchbox');
    await visitor.press('button', 'Cari');
    await visitor.reads('1 orang di Kota Bandung untuk “maria”');
    await visitor.reads('Maria Theresia Wijaya');
  },
};

/** The profile as it was last saved, for as long as the story is shown. */
function serverThatKeeps() {
  let kept: object = user;
  return [
    http.get('/users/v2/search', ({ response }) => response(200).json({ ...user, ...kept })),
    http.patch('/users/{id}', async ({ request, response }) => {
      kept = await request.json();
      return response(200).json(1);
    }),
  ];
}

async function loadPages() {
  for (const page of Object.values(pages)) page.preload();
  await Promise.all([
    import('../routes/OrderRoute.tsx'),
    import('../routes/ProfileRoute.tsx'),
    import('../profile/ProfileEditor.tsx'),
  ]);
}
