import { greetingCategory, type GreetingContent, type Logo } from '../../../src/domain/greeting.ts';
import type { CardCorrectionInput } from '../../../src/machines/card-correction/machine.ts';
import type { Preview } from '../../../src/machines/greeting-order/types.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { correctionEvents } from '../parts/correctionEvents.ts';
import { entriesOf } from '../support/flowPart.ts';
import { needed, outputIn, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';
import { logoRequest } from './logoRequest.ts';
import { messageOf, previewRequests } from './previewRequests.ts';

type CorrectionHistory = History<CardCorrectionInput>;

/** The corrected card, derived only from the steps of a path. */
export interface CorrectionEntries extends GreetingContent {
  readonly templateId: number;
  /** The preview of the current content; null once any part of it changes. */
  readonly card: Preview | null;
}

const events = correctionEvents(mockFixtures.logo.fileName);

/** The requests that the correction of a card sends. */
export const cardCorrectionRequests = {
  // Comes before the order, whose address has the same form.
  'GET /api/v1.0/orders/live': () => ({}),
  'GET /api/v1.0/orders/{id}': ({ input }) => ({
    path: { id: input.orderId },
  }),
  'GET /imgtemplates': ({ input }) => ({
    query: { group: greetingCategory(input.content.mode).group },
  }),
  'POST /florist/message/logo/': logoRequest,
  ...previewRequests((history: CorrectionHistory) => {
    const { person, username } = history.input;
    return { ...replay(history), person, username };
  }),
  'POST /api/v1.0/orders/{id}/card': (history) => {
    const known = replay(history);
    return {
      path: { id: history.input.orderId },
      body: {
        version: history.input.version,
        templateId: known.templateId,
        fromName: known.sender,
        message: messageOf(known),
        defaultMessageUrl: needed(known.card, 'a preview was drawn for the current content').url,
      },
    };
  },
} satisfies Requests<CardCorrectionInput>;

function replay({ input: { content, templateId }, steps }: CorrectionHistory): CorrectionEntries {
  const start: CorrectionEntries = { ...content, templateId, card: null };
  return steps.reduce((known, { step, at }) => {
    const logo = outputIn<Logo>(step, 'uploadLogo');
    const card = outputIn<Preview>(step, 'drawPreview');
    return {
      ...known,
      ...entriesOf({ events }, step, known, at),
      ...(logo && { logo }),
      ...(card && { card }),
    };
  }, start);
}
