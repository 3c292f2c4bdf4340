import { print } from '@dukacita/shared/text';
import * as v from 'valibot';
import { BANK_CODES } from '../../domain/bankCode.ts';
import {
  greetingCategory,
  noteMessage,
  type CardTemplate,
  type GreetingContent,
  type TemplateGroup,
} from '../../domain/greeting.ts';
import { GREETING, type PlacementOutcome } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { normalizeSenderName } from '../../domain/senderName.ts';
import type { SessionUser } from '../../domain/session.ts';
import { AppError } from '../../domain/appError.ts';
import { cardLayout } from './cardLayout.ts';
import type { Wire } from '../contract.ts';
import type { ApiClient } from '../http/client.ts';
import { getKeySupport, IS_PAID_AT_CREATION, orderCreated, toOutcome } from './orderCreation.ts';
import { readAnswer, readAnswerWithResponse } from '../http/readAnswer.ts';
import { address, faith, id, optionalBanks, optionalText, results, rupiah } from './wire.ts';

/** The value of `accessFrom` for orders from the web. */
const ACCESS_FROM = 'W';

/** The values that a card is drawn from. */
export interface CardRequest extends GreetingContent {
  readonly person: Pick<Person, 'id' | 'name'>;
  readonly buyer: Pick<SessionUser, 'username'>;
  readonly templateId: number;
}

export interface GreetingOrderRequest extends GreetingContent {
  readonly person: Pick<Person, 'id' | 'name' | 'room' | 'recipientUserId' | 'deliverable'>;
  readonly buyer: Pick<SessionUser, 'id'>;
  readonly templateId: number;
  /** The address of the accepted card, as returned by `drawPreview`. */
  readonly previewUrl: string;
  readonly package: GreetingPackage;
  /** When the buyer placed the order: YYYY/MM/DD HH:mm:ss in Asia/Jakarta. */
  readonly submittedAt: string;
  readonly key: string;
}

/** Loads the card templates of a group, in display order (`GET /imgtemplates`). */
export async function listTemplates(
  client: ApiClient,
  group: TemplateGroup,
  signal?: AbortSignal,
): Promise<CardTemplate[]> {
  const call = client.main.GET('/imgtemplates', {
    params: { query: { group } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(call, results(template));
  return answer.results.map((wire) => ({
    id: wire.id,
    imageUrl: client.resolveUrl(wire.imageUrl),
    ...(wire.groundUrl !== null && { groundUrl: client.resolveUrl(wire.groundUrl) }),
    title: wire.title,
    faiths: wire.faiths,
    layout: wire.layout,
  }));
}

/**
 * Loads packages and prices, the recommended one first (`GET /packages/ucapan/`). `placeId` is the
 * id of the funeral house; null for an unknown one, of which the contract wants to hear as 0.
 */
export async function listPackages(
  client: ApiClient,
  {
    personId,
    placeId,
    userId,
  }: { readonly personId: number; readonly placeId: number | null; readonly userId: number },
  signal?: AbortSignal,
): Promise<GreetingPackage[]> {
  const call = client.main.GET('/packages/ucapan/', {
    cache: 'no-store',
    params: { query: { placeId: placeId ?? 0, userId, personId } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(call, results(greetingPackage));
  return answer.results.map((wire) => ({
    id: wire.id,
    price: wire.price,
    discount: wire.discRp,
    discountPercentage: wire.discPercentage,
    name: wire.name,
    description: wire.description,
    virtualAccountBanks: wire.virtualAccountBanks ?? BANK_CODES,
  }));
}

/** Lets the server draw a card (`POST /messages/preview…/`), and returns its absolute address. */
export async function drawPreview(
  client: ApiClient,
  request: CardRequest,
  signal?: AbortSignal,
): Promise<{ url: string }> {
  const url = await readAnswer(previewCall(client, request, signal), address);
  return { url: client.resolveUrl(url) };
}

/**
 * Orders a greeting (`POST /messages`). Returns rejections as outcomes and throws every other error
 * as an AppError. If `isOutcomeUnknown` is true for its code, the order may exist: retry with the
 * same request, including the key.
 */
export async function createGreetingOrder(
  client: ApiClient,
  request: GreetingOrderRequest,
  signal?: AbortSignal,
): Promise<PlacementOutcome> {
  const claimedDiscount = request.package.discount;
  const call = client.main.POST('/messages', {
    params: { header: { 'Idempotency-Key': request.key } },
    body: {
      PersonId: request.person.id,
      messageDate: request.submittedAt,
      name: request.person.name,
      description: greetingCategory(request.mode).label,
      templateId: request.templateId,
      defaultMessageUrl: request.previewUrl,
      message: messageOf(request),
      fromName: normalizeSenderName(request.sender),
      FromUserId: request.buyer.id,
      room: request.person.room,
      ToUserId: request.person.recipientUserId,
      isPaid: IS_PAID_AT_CREATION,
      price: request.package.price,
      accessFrom: ACCESS_FROM,
      discprice: claimedDiscount,
      packageId: request.package.id,
      ...promisedAudience(request),
    },
    signal: signal ?? null,
  });
  return toOutcome(async () => {
    const { answer, response } = await readAnswerWithResponse(call, orderCreated);
    const discount = answer.discprice ?? claimedDiscount;
    return {
      type: 'placed',
      order: {
        kind: GREETING,
        id: answer.id,
        price: answer.price,
        discount,
        total: netPrice({ price: answer.price, discount }),
        payPalCents: answer.payPalCents,
        expiresAt: answer.expiredTime,
      },
      keySupport: getKeySupport(response, request.key),
    };
  });
}

/** Returns who sees the card, as the buyer was told; the same in each retry. */
function promisedAudience({
  person: { deliverable },
  submittedAt,
}: GreetingOrderRequest): Pick<Wire['GreetingOrder'], 'audience'> {
  const { cardInRoomUntil } = deliverable;
  if (cardInRoomUntil === null) return {};
  const placedAt = Date.parse(`${submittedAt.replaceAll('/', '-').replace(' ', 'T')}+07:00`);
  return { audience: placedAt < Date.parse(cardInRoomUntil) ? 'room' : 'family' };
}

const template = v.object({
  id,
  imageUrl: address,
  groundUrl: v.nullish(address, null),
  title: optionalText,
  faiths: v.nullish(v.array(faith), []),
  layout: v.nullish(cardLayout, null),
});

const greetingPackage = v.object({
  id,
  price: rupiah,
  discPercentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  discRp: rupiah,
  name: optionalText,
  description: optionalText,
  virtualAccountBanks: optionalBanks,
});

function previewCall(client: ApiClient, request: CardRequest, signal: AbortSignal | undefined) {
  const { templateId, person, buyer } = request;
  const names = {
    personName: person.name,
    fromUsername: buyer.username,
    fromName: normalizeSenderName(request.sender),
  };
  const rest = { signal: signal ?? null };
  switch (greetingCategory(request.mode).page) {
    case 'note':
      return client.main.POST('/messages/preview/', {
        body: { templateId, ...names, message: messageOf(request) },
        ...rest,
      });
    case 'quotes': {
      const { header, message, footer } = request.quotes;
      const body = {
        templateId,
        header: print(header),
        message: print(message),
        footer: print(footer),
      };
      return client.main.POST('/messages/previewquotes/', { body, ...rest });
    }
    case 'logo': {
      if (request.logo === null)
        throw new AppError('logoMissing', {
          message: 'A logo card cannot be drawn before its logo is uploaded.',
        });
      const body = {
        templateId,
        personId: person.id,
        logoFilePath: request.logo.path,
        ...names,
        message: messageOf(request),
      };
      return client.main.POST('/messages/previewlogo/', { body, ...rest });
    }
  }
}

/** Returns the message of a card as the upstream takes it: the quote, or the note. */
export function messageOf(words: GreetingContent): string {
  return greetingCategory(words.mode).page === 'quotes'
    ? print(words.quotes.message)
    : noteMessage(words.note);
}
