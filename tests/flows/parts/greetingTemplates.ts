import { errorCopy } from '../../../src/copy/errors.ts';
import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import { printingCopy } from '../../../src/copy/printing.ts';
import { FAITHS, type Faith } from '../../../src/domain/faith.ts';
import type { CardTemplate } from '../../../src/domain/greeting.ts';
import { getErrorPlace } from '../../../src/features/greeting/templateErrors.ts';
import {
  chosenTemplate,
  hasFaiths,
  offeredTemplates,
} from '../../../src/machines/greetingOrderContext.ts';
import { other } from '../models/other.ts';
import type { StateScreen, StepHistory } from '../support/defineAppAdapter.ts';
import { button, select, type Control } from '../support/driver.ts';
import { pressing } from '../support/flowPart.ts';
import { failsWith, page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';
import {
  areWordsOpen,
  general,
  isFaithMissing,
  isOnTemplatePage,
  isWriting,
  logoOnly,
  quotes,
  relationDoubt,
} from './greetingWords.ts';
import { logoEvents } from './orderParts.ts';

/**
 * The templates of the card, the faith of religious cards, and the upload of a logo.
 * @param logoFileName the name of the uploaded file
 */
export const greetingTemplates = (logoFileName: string) =>
  ({
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
          templateId: offeredFor(faith, templates)[0]?.id ?? null,
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
          unknown: ({ context: { mode, logo }, snapshot }) =>
            mode === logoOnly && logo === null && !isUploading(snapshot)
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
      ...logoEvents(copy.logoLabels, logoFileName, isOnTemplatePage, { logo: null, card: null }),
    },

    states: {
      'writing.choosingTemplate.deciding': 'transient',
      'writing.choosingTemplate.decidingFaith': 'transient',
      'writing.choosingTemplate.choosingFaith': {
        label: '"Pilih agama keluarga" dan enam agama',
        screen: (at) => ({
          ...page('template', at),
          heading: copy.faithQuestion,
          texts: [at.context.person.name, copy.faithUnsure],
          others: [button(copy.faithNone)],
          error: at.context.error,
        }),
      },
      'writing.choosingTemplate.loading': {
        label: 'Pilih template: template sedang dimuat',
        screen: (at, takenSteps) => ({
          ...waitingPage(at, takenSteps),
          announcements: [
            relationDoubt(at, takenSteps),
            ...(isWriting(at, takenSteps) ? [] : [copy.loadingTemplates, storedLogo(at)]),
          ],
        }),
      },
      'writing.choosingTemplate.failed': {
        label: 'Pilih template: "Template belum dapat ditampilkan" dan alasannya',
        screen: (at, takenSteps) => {
          const { announcements, ...failure } = failsWith(at, copy.templatesFailed);
          return {
            ...waitingPage(at, takenSteps),
            ...failure,
            announcements: [...announcements, storedLogo(at), relationDoubt(at, takenSteps)],
          };
        },
      },
      'writing.choosingTemplate.ready': {
        label: 'Pilih template: isian dan template tampil',
        screen: readyPage,
      },
      'writing.choosingTemplate.uploadingLogo': {
        label: 'Pilih template: gambar sedang diunggah',
        screen: (at, takenSteps) => ({
          ...templatePage(at, takenSteps),
          others: wordsAndGeneral(at, takenSteps),
          announcements: [relationDoubt(at, takenSteps)],
          texts: isWriting(at, takenSteps)
            ? []
            : [
                at.context.templates.length > 0 ? copy.logoWait : copy.templatesEmpty,
                copy.logoLabels.progress(Math.round(at.context.logoProgress * 100)),
              ],
        }),
      },
    },

    context: ({ templates, templateId, faith, logo, error }, snapshot) => ({
      hasTemplates: templates.length > 0,
      hasTemplate: templateId !== null,
      faith,
      hasLogo: logo !== null,
      // `logo.choose` and `logo.remove` also clear the error, which may be about the logo.
      hasError: logo !== null && snapshot.matches('writing') && error !== null,
    }),
  }) satisfies GreetingPart;

/** Returns the templates that a faith can choose from; all of them without faiths. */
export function offeredFor(faith: Faith | null, templates: readonly CardTemplate[]) {
  return templates.filter(
    ({ faiths }) => faiths.length === 0 || (faith !== null && faiths.includes(faith)),
  );
}

function isUploading(snapshot: Snapshot): boolean {
  return snapshot.matches({ writing: { choosingTemplate: 'uploadingLogo' } });
}

/** Returns the page of the templates, or of the words that replace them. */
function templatePage(at: Snapshot, takenSteps: StepHistory): StateScreen {
  const shown = {
    ...page('template', at),
    texts: [],
    others: [...cardButton(at), ...wordsRow(at, takenSteps)],
  };
  return isWriting(at, takenSteps) ? { ...shown, heading: copy.wordsTitle } : shown;
}

/** Returns the row that leads to the words, unless they are open. */
function wordsRow(at: Snapshot, takenSteps: StepHistory): Control[] {
  return areWordsOpen(at, takenSteps) ? [] : [button(copy.words)];
}

/** Returns the button that enlarges the estimate of the chosen card. */
function cardButton({ context }: At): Control[] {
  return chosenTemplate(context)?.layout ? [button(printingCopy.enlarge('kartu'))] : [];
}

/** Returns the page without templates, which asks for a faith if the cards are religious ones. */
function waitingPage(at: Snapshot, takenSteps: StepHistory): StateScreen {
  return isFaithMissing(at)
    ? { ...page('template', at), heading: copy.faithQuestion }
    : templatePage(at, takenSteps);
}

/** Returns what the field of the logo says about one that was uploaded before. */
function storedLogo({ context: { mode, logo } }: At): string | null {
  return mode === logoOnly && logo !== null ? copy.logoLabels.done : null;
}

function readyPage(at: Snapshot, takenSteps: StepHistory): StateScreen {
  const { mode, logo } = at.context;
  const gone = goneText(at);
  const isOffered = offeredTemplates(at.context).length > 0;
  const emptyFaith = isOffered || !hasFaiths(at.context) ? null : at.context.faith;
  // Without the field of the logo, the page shows neither its state nor its error.
  const hasLogoField = mode === logoOnly && !isWriting(at, takenSteps);
  const isLogoError = isAboutLogo(at);
  const error = isLogoError && !hasLogoField ? null : at.context.error;
  return {
    ...templatePage(at, takenSteps),
    ...(emptyFaith !== null && { heading: copy.faithEmptyTitle(copy.faiths[emptyFaith]) }),
    others: wordsAndGeneral(at, takenSteps),
    error: gone === null ? error : null,
    // The page announces a finished upload.
    announcements: [
      gone ?? (error && errorCopy[error]),
      hasLogoField && !isLogoError ? storedLogo(at) : null,
      relationDoubt(at, takenSteps),
    ],
    texts: [
      ...(isOffered ? [] : emptyTexts(emptyFaith)),
      ...(hasLogoField && logo !== null ? [logo.fileName, copy.logoLabels.done] : []),
      ...(mode === quotes ? [] : [at.context.sender.replace('\n', ', ')]),
    ],
  };
}

/** Returns what the page says where no template is offered, and what its action does for a faith. */
function emptyTexts(faith: Faith | null): string[] {
  return faith === null ? [copy.templatesEmpty] : [copy.faithEmpty, copy.faithToGeneral];
}

/** Returns whether the error is shown at the field of the logo. */
function isAboutLogo({ context: { mode, logo, error } }: At): boolean {
  return (
    mode === logoOnly && error !== null && getErrorPlace(error, 'logo', logo !== null) === 'logo'
  );
}

/** Returns the sentence that names the template that is no longer available; null without a name. */
function goneText({ context }: At): string | null {
  const { error, goneTemplate } = context;
  return error !== 'templateUnavailable' || goneTemplate === null
    ? null
    : copy.templateGone(goneTemplate, chosenTemplate(context)?.title ?? null);
}

/** Returns the row of the words; without a template, also the way to the cards of General. */
function wordsAndGeneral(at: Snapshot, takenSteps: StepHistory): Control[] {
  const { context } = at;
  const leadsToGeneral = offeredTemplates(context).length === 0 && context.mode !== general;
  return [
    ...cardButton(at),
    ...wordsRow(at, takenSteps),
    ...(leadsToGeneral ? [button(copy.faithNone)] : []),
  ];
}

/** Returns the faiths: buttons at first, and a choice among them once one is chosen. */
function faiths({ context: { faith } }: At): Control[] {
  return faith === null
    ? FAITHS.map((each) => button(copy.faiths[each]))
    : [select(copy.faith, copy.faiths[faith])];
}

/** Returns the buttons of the templates. The chosen one is pressed. */
function templateButtons({ context }: At): Control[] {
  return offeredTemplates(context).map(({ id, title }, index) =>
    button(title ?? copy.templateTitle(index + 1), id === context.templateId),
  );
}
