import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { sampleOfFaith } from '../../machines/greeting-order/context.ts';
import { logoPath } from '../../testing/fixtures/greetings.ts';
import { longPerson, sparsePerson } from '../../testing/fixtures/persons.ts';
import {
  greetingWords,
  highPackages,
  packages,
  templatesOf,
  withoutKeys,
} from './testing/storyFixtures.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Orders/Greeting',
  ...screen,
  args: { at: '/order/ucapan', personId: 7 },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const logo = { path: logoPath, fileName: 'pt-cahaya-parahyangan.png' };
const [firstPackage = null] = packages;
const packageBefore = firstPackage && { ...firstPackage, price: firstPackage.price - 10_000 };
const noPreview = { templateId: null, preview: null };
/** A note that no template has room for. */
const tooLong = greetingWords({
  note: {
    choice: 'own',
    text: 'Selamat jalan, Ibu Maria.\nTerima kasih atas kasih sayangmu.\nKebaikanmu selalu kami kenang.\nDoa kami menyertaimu.\nMurid-murid SMP Harapan',
  },
});
const onLogoPage = {
  ...greetingWords({ mode: 4 }),
  templateId: 501,
  preview: null,
  templates: templatesOf('logo'),
};
const quotes = {
  header: 'Mengenang Maria Theresia Wijaya',
  message: 'Tuhan adalah gembalaku, takkan kekurangan aku.',
  footer: 'Keluarga Sari Lestari',
};
const onQuotesPage = {
  ...greetingWords({ mode: 5, quotes }),
  templateId: 401,
  preview: null,
  templates: templatesOf('quotes'),
};

export const Composing: Story = {
  tags: ['state:greetingOrder/writing.composing'],
  args: { greetingOrder: { ...greetingWords({ mode: null }), ...noPreview, templates: [] } },
};

export const ComposingOwnNote: Story = {
  tags: ['state:greetingOrder/writing.composing'],
  args: {
    greetingOrder: greetingWords({
      note: { choice: 'father', text: 'Bapak Hendra Wijaya' },
      sender: 'Direksi dan Karyawan\nPT Cahaya Parahyangan',
    }),
  },
};

export const ComposingLongNames: Story = {
  tags: ['state:greetingOrder/writing.composing', 'long'],
  args: {
    personId: longPerson.id,
    greetingOrder: greetingWords({
      note: { choice: 'own', text: 'Ibunda terkasih dari sahabat kami '.repeat(8).trim() },
      sender: `Paguyuban Alumni ${'Pertanggungjawaban'.repeat(2)}\nse-Jawa Barat`,
    }),
  },
};

/** The dialog to change the sender, which closes only by its buttons. */
export const ChangingSender: Story = {
  tags: ['state:greetingOrder/writing.composing'],
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'Ubah nama pengirim' }),
    );
    await within(document.body).findByRole('dialog');
  },
};

/** The dialog to change the sender, with the names of earlier orders. */
export const EarlierSenders: Story = {
  ...ChangingSender,
  args: {
    senderNames: [
      'Direksi dan Karyawan\nPT Cahaya Parahyangan',
      'Keluarga Besar Lestari',
      'Alumni SMA Negeri 3 Bandung',
    ],
  },
};

export const TemplatesLoading: Story = {
  tags: ['state:greetingOrder/writing.designing.page.loading', 'loading'],
  args: { greetingOrder: { ...noPreview, templates: [] } },
};

export const TemplatesFailed: Story = {
  tags: ['state:greetingOrder/writing.designing.page.failed', 'failed'],
  args: { greetingOrder: { ...noPreview, templates: [], error: 'serverFailed' } },
};

export const TemplatesOffline: Story = {
  tags: ['state:greetingOrder/writing.designing.page.failed', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, greetingOrder: { ...noPreview, templates: [], error: 'offline' } },
};

const withoutKhonghucu = templatesOf('E').filter(({ faiths }) => !faiths.includes('khonghucu'));
const onReligionPage = { ...greetingWords({ mode: 2 }), templates: templatesOf('E') };

export const ChoosingFaith: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingFaith'],
  args: { greetingOrder: { ...noPreview, ...onReligionPage } },
};

export const FaithChosen: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate'],
  args: {
    greetingOrder: {
      ...onReligionPage,
      preview: null,
      faith: 'katolik',
      templateId: sampleOfFaith(onReligionPage.templates, 'katolik')?.id ?? null,
    },
  },
};

/** The family's events name no faith. */
export const ChoosingUnknownFaith: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingFaith'],
  args: {
    personId: sparsePerson.id,
    greetingOrder: { ...noPreview, ...onReligionPage },
  },
};

export const ChoosingFaithWithoutTemplates: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingFaith', 'empty'],
  args: { greetingOrder: { ...noPreview, ...onReligionPage, templates: withoutKhonghucu } },
};

export const FaithWithoutTemplates: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate', 'empty'],
  args: {
    greetingOrder: {
      ...noPreview,
      ...onReligionPage,
      templates: withoutKhonghucu,
      faith: 'khonghucu',
    },
  },
};

export const ChoosingTemplate: Story = {
  tags: [
    'state:greetingOrder/writing.designing.page.choosingTemplate',
    'state:greetingOrder/writing.designing.logo.idle',
  ],
  args: { greetingOrder: { templateId: 101, preview: null } },
};

/** The words of the card, which replace the templates. */
export const ChangingWords: Story = {
  tags: ['state:greetingOrder/writing.designing.page.writingWords'],
  args: { greetingOrder: { templateId: 101, preview: null } },
};

export const ChoosingAnotherTemplate: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate'],
};

export const WritingQuotes: Story = {
  tags: ['state:greetingOrder/writing.designing.page.writingWords'],
  args: { greetingOrder: onQuotesPage },
};

export const QuoteMissing: Story = {
  tags: ['state:greetingOrder/writing.designing.page.writingWords', 'failed'],
  args: {
    greetingOrder: {
      ...onQuotesPage,
      ...greetingWords({ mode: 5, quotes: { ...quotes, message: '' } }),
      error: 'quoteMissing',
    },
  },
};

export const LogoRequired: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate', 'empty'],
  args: { greetingOrder: onLogoPage },
};

export const LogoMissing: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate', 'failed'],
  args: { greetingOrder: { ...onLogoPage, error: 'logoMissing' } },
};

export const LogoRejected: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate', 'failed'],
  args: { greetingOrder: { ...onLogoPage, error: 'logoInvalid' } },
};

export const LogoUploading: Story = {
  tags: ['state:greetingOrder/writing.designing.logo.uploading', 'loading'],
  args: { greetingOrder: { ...onLogoPage, logoProgress: 0.42 } },
};

export const LogoUploaded: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate'],
  args: { greetingOrder: { ...onLogoPage, ...greetingWords({ mode: 4, logo }) } },
};

export const NoteMissing: Story = {
  tags: ['state:greetingOrder/writing.designing.page.writingWords', 'failed'],
  args: {
    greetingOrder: {
      ...greetingWords({ note: { choice: 'mother', text: '' } }),
      preview: null,
      error: 'noteTextMissing',
    },
  },
};

export const CardTextTooLong: Story = {
  tags: ['state:greetingOrder/writing.designing.page.writingWords', 'failed'],
  args: { greetingOrder: { preview: null, ...tooLong, error: 'cardTextTooLong' } },
};

export const TemplateUnavailable: Story = {
  tags: ['state:greetingOrder/writing.designing.page.choosingTemplate', 'failed'],
  args: {
    greetingOrder: {
      preview: null,
      templates: templatesOf('F').filter(({ id }) => id !== 102),
      templateId: 101,
      goneTemplate: 'Melati di Atas Linen',
      error: 'templateUnavailable',
    },
  },
};

/** The listing names a husband, and the note says "Ayahanda dari". */
export const QuestioningRelation: Story = {
  tags: ['state:greetingOrder/previewing.questioningRelation'],
  args: {
    greetingOrder: {
      ...greetingWords({ note: { choice: 'father', text: 'Bapak Hendra Wijaya' } }),
      preview: null,
    },
  },
};

export const PreviewDrawing: Story = {
  tags: ['state:greetingOrder/previewing.drawing', 'loading'],
  args: { greetingOrder: { preview: null } },
};

export const PreviewShown: Story = { tags: ['state:greetingOrder/previewing.shown'] };

export const PreviewFailed: Story = {
  tags: ['state:greetingOrder/previewing.failed', 'failed'],
  args: { greetingOrder: { preview: null, error: 'timedOut' } },
};

export const PreviewRejected: Story = {
  tags: ['state:greetingOrder/previewing.rejected', 'failed'],
  args: {
    greetingOrder: {
      ...greetingWords({ note: { choice: 'own', text: 'Turut bersimpati' } }),
      preview: null,
      error: 'cardTextUnsupported',
      errorField: 'message',
    },
  },
};

export const PackagesLoading: Story = {
  tags: ['state:greetingOrder/choosingPackage.loading', 'loading'],
  args: { greetingOrder: { packages: [], packageId: null } },
};

export const PackagesFailed: Story = {
  tags: ['state:greetingOrder/choosingPackage.failed', 'failed'],
  args: { greetingOrder: { packages: [], packageId: null, error: 'networkFailed' } },
};

export const PackagesOffline: Story = {
  tags: ['state:greetingOrder/choosingPackage.failed', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, greetingOrder: { packages: [], packageId: null, error: 'offline' } },
};

export const NoPackages: Story = {
  tags: ['state:greetingOrder/choosingPackage.none', 'empty'],
  args: { greetingOrder: { packages: [], packageId: null } },
};

export const ChoosingPackage: Story = { tags: ['state:greetingOrder/choosingPackage.ready'] };

/** The virtual account of another bank than the first one. */
export const ChoosingBank: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready'],
  args: { greetingOrder: { method: 'virtualAccount', bank: 'mandiri' } },
};

export const HighPrices: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready', 'long'],
  args: { greetingOrder: { packages: highPackages, packageId: 8 } },
};

export const PriceChanged: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready', 'failed'],
  args: { greetingOrder: { error: 'priceChanged', packageBefore } },
};

export const PackageUnavailable: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready', 'failed'],
  args: {
    greetingOrder: {
      packages: packages.slice(1),
      packageId: null,
      packageBefore: firstPackage,
      error: 'packageUnavailable',
    },
  },
};

export const PersonNotFound: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready', 'failed'],
  args: { greetingOrder: { error: 'personUnavailable' } },
};

export const NotPlaced: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready', 'failed'],
  args: { greetingOrder: { error: 'rateLimited' } },
};

export const NotPlacedOffline: Story = {
  tags: ['state:greetingOrder/choosingPackage.ready', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, greetingOrder: { error: 'offline' } },
};

/** The idempotency key was used for another order, so the buyer has to start a new one. */
export const IdempotencyKeyReused: Story = {
  tags: ['state:greetingOrder/choosingPackage.keyReused', 'failed'],
};

export const Placing: Story = {
  tags: ['state:greetingOrder/placing', 'state:placement/placing', 'loading'],
};

export const OutcomeUnknown: Story = {
  tags: ['state:placement/outcomeUnknown', 'failed'],
  args: { placement: { error: 'timedOut' } },
};

export const OutcomeUnknownInProgress: Story = {
  tags: ['state:placement/outcomeUnknown'],
  args: { placement: { error: 'orderInProgress' } },
};

/** The server ignores idempotency keys, so a retry could create a second order. */
export const OutcomeUnknownWithoutRetry: Story = {
  tags: ['state:placement/outcomeUnknown', 'failed'],
  args: { placement: { ...withoutKeys, error: 'networkFailed' } },
};

export const Placed: Story = { tags: ['state:greetingOrder/paying'] };
