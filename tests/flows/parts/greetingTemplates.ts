import type { AnyMachineSnapshot } from 'xstate';
import { FAITHS, type Faith } from '../../../src/domain/faith.ts';
import {
  chosenTemplate,
  hasFaiths,
  offeredTemplates,
} from '../../../src/machines/greeting-order/context.ts';
import { other } from '../models/other.ts';
import type { StateScreen, StepHistory } from '../support/defineAppAdapter.ts';
import { button, select, type Control } from '../support/driver.ts';
import { errorCopy, greetingCopy as copy } from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { templateButtons as cardTemplates } from './cardEditor.ts';
import {
  cardButton,
  failsWith,
  page,
  type At,
  type GreetingPart,
  type Snapshot,
} from './greetingPage.ts';
import {
  general,
  isAboutLogo,
  isFaithMissing,
  isWriting,
  logoOnly,
  quotes,
} from './greetingWords.ts';
import { logoEvents, uploading } from './orderParts.ts';

/**
 * The templates of the card, the faith of religious cards, and the upload of a logo.
 * @param logoFileName the name of the uploaded file
 */
export function greetingTemplates(logoFileName: string) {
  const cleared = { logo: null, card: null };
  const logo = logoEvents(copy.logoLabels, logoFileName, isOnTemplatePage, cleared);
  return {
    events: {
      'templates.retry': pressing(copy.retry),
      'faith.choose': {
        cases: {
          '': ({ context: { faith } }) => ({ faith: other(faith, 'buddha', 'hindu') }),
        },
        label: 'Pilih agama "Buddha" atau "Hindu", yang belum terpilih',
        controls: faiths,
        perform: (driver, { event, before }) =>
          before.context.faith === null
            ? driver.press(button(copy.faiths[event.faith]))
            : driver.choose(select(copy.faith), copy.faiths[event.faith]),
        enters: ({ faith }, { templates }) => ({
          faith,
          templateId: offeredTemplates({ faith, templates })[0]?.id ?? null,
          card: null,
        }),
      },
      'template.choose': {
        cases: {
          '': ({ context }) => {
            const offered = offeredTemplates(context);
            const chosen = offered.find(({ id }) => id !== context.templateId) ?? offered[0];
            return chosen && { templateId: chosen.id };
          },
          // Without a logo or its upload, every template is refused alike.
          unknown: ({ context: { content }, snapshot }) =>
            content.mode === logoOnly && content.logo === null && !isUploading(snapshot)
              ? undefined
              : { templateId: 0 },
        },
        label: {
          '': 'Pilih template yang belum terpilih',
          unknown: 'Pilih template yang tidak ditawarkan (tidak ada di halaman)',
        },
        controls: templateButtons,
        perform: async (driver, { event, before }) => {
          const buttons = templateButtons(before);
          const another = buttons.find(({ value }) => value === false) ?? buttons[0];
          // The page has no button for an unknown template.
          if (event.templateId !== 0) await driver.press(another ?? button(''));
        },
        // Without a logo or its upload, the page only shows the reason.
        enters: ({ templateId }, { mode, logo, isUploading: isLogoComing }) =>
          mode === logoOnly && logo === null && !isLogoComing ? {} : { templateId, card: null },
      },
      'logo.choose': besideTemplates(logo['logo.choose']),
      'logo.progress': logo['logo.progress'],
      'logo.cancel': besideTemplates(logo['logo.cancel']),
      'logo.remove': besideTemplates(logo['logo.remove']),
    },

    states: {
      'writing.designing.page.deciding': 'transient',
      'writing.designing.page.decidingPage': 'transient',
      'writing.designing.page.choosingFaith': {
        label: '"Pilih agama keluarga" dan enam agama',
        screen: (at) => ({
          ...page('template', at),
          heading: copy.faithQuestion,
          texts: [at.context.person.name, copy.faithUnsure],
          others: [button(copy.faithNone)],
          error: at.context.error,
        }),
      },
      'writing.designing.page.loading': {
        label: 'Pilih template: template sedang dimuat',
        screen: (at) => ({
          ...waitingPage(at),
          announcements: [copy.loadingTemplates, storedLogo(at)],
        }),
      },
      'writing.designing.page.failed': {
        label: 'Pilih template: "Template belum dapat ditampilkan" dan alasannya',
        screen: (at) => {
          const { announcements, ...failure } = failsWith(at, copy.templatesFailed, copy.retry);
          return {
            ...waitingPage(at),
            ...failure,
            announcements: [...announcements, storedLogo(at)],
          };
        },
      },
      'writing.designing.page.choosingTemplate': {
        label: 'Pilih template: isian dan template tampil',
        screen: readyPage,
      },
      'writing.designing.logo.idle': { label: 'Tidak ada unggahan', screen: () => ({}) },
      'writing.designing.logo.uploading': {
        label: 'Gambar sedang diunggah',
        screen: (at) =>
          isWriting(at)
            ? {}
            : {
                texts: [copy.logoWait, uploading(at.context.logoProgress)],
              },
      },
    },

    context: ({ content: { logo }, templates, templateId, faith, error }, snapshot) => ({
      hasTemplates: templates.length > 0,
      hasTemplate: templateId !== null,
      faith,
      hasLogo: logo !== null,
      // `logo.choose` and `logo.remove` also clear the error, which may be about the logo.
      hasError: logo !== null && snapshot.matches('writing') && error !== null,
    }),
  } satisfies GreetingPart;
}

function isUploading(snapshot: Snapshot): boolean {
  return snapshot.matches({ writing: { designing: { logo: 'uploading' } } });
}

function isOnTemplatePage(at: AnyMachineSnapshot): boolean {
  return at.matches('previewing') || at.matches({ writing: 'designing' });
}

interface LogoEvent {
  readonly cases?: Readonly<Record<string, unknown>>;
  readonly controls:
    readonly Control[] | ((at: Snapshot, steps: StepHistory) => readonly Control[]);
}

/** Describes an event of the field of the logo, which is on the page with the templates only. */
function besideTemplates<Event extends LogoEvent>(event: Event): Event {
  const { cases = { '': {} }, controls } = event;
  const areShown = (at: Snapshot) =>
    at.matches({ writing: { designing: { page: 'choosingTemplate' } } });
  return {
    ...event,
    cases: Object.fromEntries(
      Object.entries(cases).map(([name, payload]) => [
        name,
        (args: { readonly snapshot: Snapshot }) =>
          !areShown(args.snapshot)
            ? undefined
            : typeof payload === 'function'
              ? (payload(args) as unknown)
              : payload,
      ]),
    ),
    controls: (at: Snapshot, steps: StepHistory) =>
      !areShown(at) ? [] : typeof controls === 'function' ? controls(at, steps) : controls,
  };
}

/** Returns the page without templates, which asks for a faith if the cards are religious ones. */
function waitingPage(at: Snapshot): StateScreen {
  return isFaithMissing(at)
    ? { ...page('template', at), heading: copy.faithQuestion }
    : { ...page('template', at), texts: [] };
}

/** Returns what the field of the logo says about one that was uploaded before. */
function storedLogo({ context: { content } }: At): string | null {
  const { mode, logo } = content;
  return mode === logoOnly && logo !== null ? copy.logoLabels.done : null;
}

function readyPage(at: Snapshot): StateScreen {
  const { context } = at;
  const { content, error } = context;
  const { mode, logo } = content;
  const gone = goneText(at);
  const isOffered = offeredTemplates(context).length > 0;
  const emptyFaith = isOffered || !hasFaiths(context) ? null : context.faith;
  return {
    ...page('template', at),
    ...(emptyFaith !== null && { heading: `Belum ada kartu ${copy.faiths[emptyFaith]}` }),
    others: [...cardButton(at), ...wayToGeneral(at)],
    error: gone === null ? error : null,
    // The page announces a finished upload.
    announcements: [
      gone ?? (error && errorCopy[error]),
      mode === logoOnly && !isAboutLogo(at) ? storedLogo(at) : null,
    ],
    texts: [
      ...(isOffered ? [] : emptyTexts(emptyFaith)),
      ...(mode === logoOnly && logo !== null ? [logo.fileName, copy.logoLabels.done] : []),
      ...(mode === quotes || !isOffered ? [] : [content.sender.replace('\n', ', ')]),
    ],
  };
}

/** Returns what the page says where no template is offered, and what its action does for a faith. */
function emptyTexts(faith: Faith | null): string[] {
  return faith === null ? [copy.templatesEmpty] : [copy.faithEmpty, copy.faithToGeneral];
}

/** Returns the sentence that names the template that is no longer available; null without a name. */
function goneText({ context }: At): string | null {
  const { error, goneTemplate } = context;
  if (error !== 'templateUnavailable' || goneTemplate === null) return null;
  const chosen = chosenTemplate(context)?.title;
  return `Template “${goneTemplate}” sudah tidak tersedia. ${chosen == null ? 'Silakan pilih template lain.' : `Kami memilihkan “${chosen}”; Anda dapat menggantinya.`}`;
}

/** Returns the way to the cards of General where no template is offered. */
function wayToGeneral({ context }: At): Control[] {
  const leadsToGeneral = offeredTemplates(context).length === 0 && context.content.mode !== general;
  return leadsToGeneral ? [button(copy.faithNone)] : [];
}

/** Returns the faiths: buttons at first, and a choice among them once one is chosen. */
function faiths({ context: { faith } }: At): Control[] {
  return faith === null
    ? FAITHS.map((each) => button(copy.faiths[each]))
    : [select(copy.faith, copy.faiths[faith])];
}

/** Returns the buttons of the templates. The chosen one is pressed. */
function templateButtons({ context }: At): Control[] {
  return cardTemplates(offeredTemplates(context), context.templateId);
}
