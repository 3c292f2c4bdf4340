import { GREETING } from '../../../src/domain/order.ts';
import { routes } from '../../../src/domain/routes.ts';
import { sentBy, type StateScreen } from '../support/defineAppAdapter.ts';
import { button, type Control } from '../support/driver.ts';
import { greetingCopy as copy } from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { pressWhenVisible } from '../support/waitUntil.ts';
import { failsWith, page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';

/** The preview of the card, and the question about a note that the listing contradicts. */
export const greetingPreview = {
  events: {
    'preview.open': {
      ...pressing(copy.showPreview),
      perform: (driver) => pressWhenVisible(driver, button(copy.showPreview)),
    },
    'preview.retry': pressing(copy.retry, 'pada pratinjau'),
    'preview.accept': pressing(copy.previewAccept),
    'preview.cancel': {
      label: 'Tekan "Batal"',
      controls: wayBack,
      // Only the browser's Back closes the question about the note.
      perform: (driver, { before }) => {
        const [close] = wayBack(before);
        return close === undefined
          ? driver.navigate(routes.order(GREETING, 'template', before.context.person.id))
          : driver.press(close);
      },
    },
    'relation.change': {
      label: 'Tekan "Ganti ke …", catatan yang sesuai info duka',
      ...sentBy(button('Ganti ke “Ibunda dari”')),
      enters: (_, { note }) => ({ note: { ...note, choice: 'mother' }, card: null }),
    },
    'relation.keep': {
      label: 'Tekan "Tetap …", catatan yang sudah dipilih',
      ...sentBy(button('Tetap “Ayahanda dari”')),
    },
  },

  states: {
    'previewing.deciding': 'transient',
    'previewing.questioningRelation': {
      label: 'Dialog "Periksa kembali hubungan keluarga"',
      screen: (at) => ({
        ...dialog(at),
        dialog: copy.relationTitle,
        texts: [
          `Menurut info duka, ${at.context.person.name} seorang perempuan, sedangkan catatan Anda dimulai dengan “Ayahanda dari”.`,
        ],
      }),
    },
    'previewing.drawing': {
      label: 'Periksa kartu: kartu sedang disiapkan',
      screen: (at) => ({ ...dialog(at), texts: [copy.drawing], announcements: [copy.drawing] }),
    },
    'previewing.shown': {
      label: 'Periksa kartu: kartu tampil dengan "Lanjut" dan "Batal"',
      screen: (at) => ({ ...dialog(at), others: [button(copy.zoomIn)] }),
    },
    'previewing.failed': {
      label: 'Periksa kartu: "Kartu belum dapat disiapkan" dan alasannya',
      screen: (at) => ({ ...dialog(at), ...failsWith(at, copy.previewFailed) }),
    },
    'previewing.rejected': {
      label: 'Periksa kartu: "Kartu belum dapat disiapkan", mengapa, dan "Ubah tulisan"',
      screen: (at) => ({ ...dialog(at), ...failsWith(at, copy.previewFailed) }),
    },
  },

  invariants: {
    'R166 No card is drawn for a note that the listing contradicts, unless the buyer keeps it.': ({
      after: { context, inputs },
    }) =>
      inputs.drawPreview === undefined || context.content.mode === 5
        ? undefined
        : context.content.note.choice !== 'father' || context.isRelationKept,
  },

  context: ({ isRelationKept, preview, error }, snapshot) => ({
    isRelationKept,
    hasPreview: preview !== null,
    isTemplateGone: snapshot.matches({ previewing: 'rejected' }) && error === 'templateUnavailable',
  }),
} satisfies GreetingPart;

function dialog(at: At): StateScreen {
  return { ...page('template', at), dialog: copy.previewTitle, texts: [], error: null };
}

/**
 * Returns the button that closes the preview; none while the note is questioned. For a rejected card,
 * it names what has to change.
 */
function wayBack(at: Snapshot): Control[] {
  if (at.matches({ previewing: 'questioningRelation' })) return [];
  return [
    button(
      at.matches({ previewing: 'rejected' })
        ? copy.previewRecovery[at.context.error === 'templateUnavailable' ? 'template' : 'words']
        : copy.previewCancel,
    ),
  ];
}
