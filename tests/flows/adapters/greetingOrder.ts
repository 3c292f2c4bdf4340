import type { SnapshotFrom } from 'xstate';
import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import { placementCopy } from '../../../src/copy/placement.ts';
import { senderCopy } from '../../../src/copy/sender.ts';
import type { Faith } from '../../../src/domain/faith.ts';
import { greetingCategory, type NoteChoice } from '../../../src/domain/greeting.ts';
import { GREETING, type PlacedOrder } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import {
  FORM_STEPS,
  routes,
  type GreetingStep,
  type OrderStep,
} from '../../../src/domain/routes.ts';
import type { greetingOrderMachine } from '../../../src/machines/greetingOrderMachine.ts';
import type { GreetingInput } from '../../../src/machines/greetingOrderTypes.ts';
import { cardUrl, logoPath, templatesOf } from '../../../src/testing/fixtures/greetings.ts';
import { virtualAccountInvoice } from '../../../src/testing/fixtures/orders.ts';
import type { TestStep } from '@dukacita/flows/suite';
import { greetingRequests } from '../expected/greetingRequests.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { defineAppAdapter } from '../support/defineAppAdapter.ts';
import {
  button,
  field,
  radio,
  select,
  type Control,
  type Driver,
  type OpenDriver,
} from '../support/driver.ts';
import { given, noResponseAnswers, rejected, served, type BodyOf } from '../support/network.ts';
import { openOrder } from '../support/orderDraft.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { placementActor } from '../support/placementActor.ts';
import { payAndOrderAgain } from '../support/payAndOrderAgain.ts';
import {
  greetingControls,
  greetingStates,
  noteField,
  packageName,
  relationButtons,
  templateButtons,
  wayBack,
} from './greetingOrderScreens.ts';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

const PACKAGES = 'GET /packages/ucapan/';
const TEMPLATES = 'GET /imgtemplates';
const UPLOAD = 'POST /florist/message/logo/';
const PLACE = 'POST /messages';
const INQUIRE = 'POST /api/v1.0/payment/va/inquiry';
const previews = {
  note: 'POST /messages/preview/',
  quotes: 'POST /messages/previewquotes/',
  logo: 'POST /messages/previewlogo/',
} as const;

/** Creates the adapter of the greeting order on the whole app. */
export function createGreetingOrderAdapter(
  model: ReturnType<typeof createGreetingOrderModel>,
  fixtures: Fixtures,
  openDriver: OpenDriver,
) {
  return defineAppAdapter(
    'app',
    model,
    {
      open: (input) => openOrder({ ...input, kind: GREETING, step: openedStep(input) }),
      requests: greetingRequests(fixtures.session.accessToken),
      events: {
        'note.choose': async (driver, { step }) => {
          const choice = radio(copy.noteChoices[step.event?.['choice'] as NoteChoice]);
          await openWords(driver, choice);
          await driver.press(choice);
        },
        'note.write': async (driver, { step, before }) => {
          const text = noteField(before)[0] ?? field('');
          await openWords(driver, text);
          await driver.write(text, String(step.event?.['text']));
        },
        'sender.change': async (driver, { step }) => {
          await openWords(driver, button(senderCopy.changeLabel));
          await changeSender(driver, String(step.event?.['name']));
        },
        'category.choose': async (driver, { step, before }) => {
          const { label } = greetingCategory(step.event?.['mode'] as 3);
          if (!before.matches({ writing: 'composing' }))
            return driver.choose(select(copy.category), label);
          await driver.press(radio(label));
          await driver.press(button(copy.composeContinue));
        },
        'quotes.write': async (driver, { step }) => {
          await openWords(driver, field(copy.quotes.message));
          await driver.write(field(copy.quotes.message), String(step.event?.['text']));
        },
        'logo.choose': (driver, { step }) => driver.chooseFile(String(step.event?.['fileName'])),
        'logo.progress': (driver, { step }) =>
          driver.reportProgress(UPLOAD, Number(step.event?.['fraction'])),
        'logo.cancel': (driver) => driver.press(button(copy.logoLabels.cancel)),
        'logo.remove': (driver) => driver.press(button(copy.logoLabels.remove)),
        'templates.retry': (driver) => driver.press(button(copy.retry)),
        'faith.choose': (driver, { step }) =>
          driver.press(radio(copy.faiths[step.event?.['faith'] as Faith])),
        'template.choose': async (driver, { step, before }) => {
          const buttons = templateButtons(before);
          const other = buttons.find(({ value }) => value === false) ?? buttons[0];
          // The page has no button for an unknown template.
          if (step.event?.['templateId'] !== 0) await driver.press(other ?? button(''));
        },
        'preview.open': (driver) => driver.press(button(copy.showPreview)),
        'relation.change': (driver, { before }) =>
          driver.press(relationButtons(before)[1] ?? button('')),
        'relation.keep': (driver, { before }) =>
          driver.press(relationButtons(before)[0] ?? button('')),
        'preview.retry': (driver) => driver.press(button(copy.retry)),
        'preview.accept': (driver) => driver.press(button(copy.previewAccept)),
        // Only the browser's Back closes the question about the note.
        'preview.cancel': (driver, { before }) => {
          const [close] = wayBack(before);
          return close === undefined
            ? driver.navigate(routes.order(GREETING, 'template'))
            : driver.press(close);
        },
        'packages.retry': (driver) => driver.press(button(copy.retry)),
        'package.choose': async (driver, { step, before }) => {
          const offer = before.context.packages.find(({ id }) => id === step.event?.['packageId']);
          // The page has no radio for an unknown package.
          if (offer !== undefined) await driver.press(radio(packageName(offer)));
        },
        'method.choose': (driver, { step }) =>
          driver.press(radio(copy.methods[step.event?.['method'] as 'transfer'])),
        'order.place': (driver) => driver.press(button(copy.place)),
        'order.startOver': (driver) => driver.press(button(placementCopy.startOver)),
        'address.visit': (driver, { step }) =>
          driver.navigate(routes.order(GREETING, step.event?.['step'] as GreetingStep)),
      },
      controls: greetingControls,
      actors: {
        loadTemplates: {
          operation: TEMPLATES,
          answers: {
            loaded: ({ before }) =>
              served(TEMPLATES, {
                results: templatesOf(greetingCategory(before.context.mode ?? 3).group),
              }),
            none: given(TEMPLATES, { results: [] }),
            ...noResponseAnswers,
          },
        },
        uploadLogo: {
          operation: UPLOAD,
          answers: {
            uploaded: served(UPLOAD, logoPath),
            rejected: rejected('logoInvalid'),
            ...noResponseAnswers,
          },
        },
        drawPreview: {
          operation: ({ context }) => previews[greetingCategory(context.mode ?? 3).page],
          answers: {
            drawn: served(previews.note, cardUrl),
            tooLong: rejected('cardTextTooLong'),
            ...noResponseAnswers,
          },
        },
        loadPackages: {
          operation: PACKAGES,
          answers: {
            loaded: (stepContext) => served(PACKAGES, offers(stepContext)),
            priceRaised: (stepContext) => given(PACKAGES, offers(stepContext)),
            none: given(PACKAGES, { results: [] }),
            ...noResponseAnswers,
          },
        },
        placement: placementActor(PLACE, {
          placed: (stepContext) => served(PLACE, created(stepContext)),
          templateUnavailable: rejected('templateUnavailable'),
          packageUnavailable: rejected('packageUnavailable'),
          keyReused: rejected('idempotencyKeyReused'),
          rejected: rejected('validationFailed'),
        }),
        payment: {
          handlers: { again: (driver, { before }) => orderAgain(driver, before) },
          calls: (at) => (requestsInvoice(at) ? [INQUIRE] : []),
        },
      },
      states: greetingStates,
      placing: {
        operation: PLACE,
        key: ({ context }) => context.placement.key,
        newOrderSteps: ['order.startOver', 'payment: again'],
      },
      // Going back to a form of a placed order leaves the order (R153, useOrderAddress.browser.test.tsx).
      unreachableAddresses: (at) =>
        at.matches('paying')
          ? []
          : FORM_STEPS[GREETING].filter((step) => !at.can({ type: 'address.visit', step })).map(
              (step) => routes.order(GREETING, step),
            ),
    },
    openDriver,
  );
}

function offers(stepContext: { readonly step: TestStep }): BodyOf<typeof PACKAGES> {
  const results = stepOutput<readonly GreetingPackage[]>(stepContext);
  return {
    results: results.map(({ id, price, discount, discountPercentage, name, description }) => ({
      id,
      price,
      discRp: discount,
      discPercentage: discountPercentage,
      ...(name !== null && { name }),
      ...(description !== null && { description }),
    })),
  };
}

function created(stepContext: { readonly step: TestStep }): BodyOf<typeof PLACE> {
  const { id, price, discount, expiresAt } = stepOutput<{ readonly order: PlacedOrder }>(
    stepContext,
  ).order;
  return { id, price, discprice: discount, expiredTime: expiresAt };
}

function openedStep({ draft }: GreetingInput): OrderStep {
  if (draft === null) return 'compose';
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  return draft.step === 'placing' ? 'package' : draft.step;
}

/** Opens the words of the card, unless the page shows the control already. */
async function openWords(driver: Driver, control: Control): Promise<void> {
  const { controls } = await driver.snapshot();
  if (!controls.some(({ role, name }) => role === control.role && name === control.name))
    await driver.press(button(copy.words));
}

/** Changes the sender. The dialog does not accept a blank name and has to be cancelled. */
async function changeSender(driver: Driver, name: string): Promise<void> {
  await driver.press(button(senderCopy.changeLabel));
  await driver.write(field(senderCopy.label), name);
  await driver.press(button(senderCopy.save));
  if (name.trim() === '') await driver.press(button(senderCopy.cancel));
}

function requestsInvoice({ context: { method, draft } }: Snapshot): boolean {
  return (
    (draft?.payment?.method ?? method) === 'virtualAccount' &&
    (draft?.payment?.invoice ?? null) === null
  );
}

/** Pays from the checkout to the confirmation, and orders the same greeting again. */
async function orderAgain(driver: Driver, before: Snapshot): Promise<void> {
  const total = before.context.order?.total ?? 0;
  if (requestsInvoice(before))
    await driver.answer(INQUIRE, served(INQUIRE, { ...virtualAccountInvoice, amount: total }));
  await payAndOrderAgain(driver, total);
}
