import type { InferOutput } from 'valibot';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../../domain/florist.ts';
import type { FlowerMessage, FlowerMessageChoice } from '../../domain/flowerMessage.ts';
import type { Logo } from '../../domain/greeting.ts';
import type { FLOWERS, IdempotencySupport, PlacedOrder } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { OrderStep } from '../../domain/routes.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { flowerDraftSchema } from '../draftSchemas.ts';
import type { Placement } from '../placement/types.ts';

export interface FlowerInput {
  readonly person: Person;
  readonly buyer: SessionUser;
  /** The idempotency key of a new order; a resumed draft keeps its own. */
  readonly key: string;
  readonly keySupport: IdempotencySupport;
  readonly draft: FlowerDraft | null;
}

/** What survives a reload and an app update: plain data, created by `toFlowerDraft`. */
export type FlowerDraft = Readonly<InferOutput<typeof flowerDraftSchema>>;

export interface FlowerContext {
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly placement: Placement;
  readonly florists: readonly Florist[];
  readonly florist: Florist | null;
  readonly products: readonly FloristProduct[];
  readonly product: FloristProduct | null;
  /** Photos and description of the product; null until loaded. */
  readonly detail: FloristProductDetail | null;
  readonly message: FlowerMessage;
  /** The optional text below the message. */
  readonly subMessage: string;
  readonly sender: string;
  readonly logo: Logo | null;
  /** The uploaded fraction of the logo, from 0 to 1. */
  readonly logoProgress: number;
  readonly order: PlacedOrder | null;
  /** Why the last request or input failed; null when it succeeded. */
  readonly error: AppErrorCode | null;
  /** What the error is about, where its code does not say it: the logo whose upload failed. */
  readonly errorField: 'logo' | null;
  /** The draft that the order was resumed from; null for a new order and after starting over. */
  readonly draft: FlowerDraft | null;
}

export type FlowerEvent =
  | { readonly type: 'florists.retry' }
  | { readonly type: 'florist.choose'; readonly floristId: number }
  | { readonly type: 'products.retry' }
  | { readonly type: 'product.choose'; readonly productId: number }
  | { readonly type: 'detail.retry' }
  | { readonly type: 'message.choose'; readonly choice: FlowerMessageChoice }
  | { readonly type: 'message.write'; readonly text: string }
  | { readonly type: 'subMessage.write'; readonly text: string }
  | { readonly type: 'sender.change'; readonly name: string }
  | { readonly type: 'logo.choose'; readonly fileId: string; readonly fileName: string }
  | { readonly type: 'logo.progress'; readonly fraction: number }
  | { readonly type: 'logo.cancel' }
  | { readonly type: 'logo.remove' }
  | { readonly type: 'order.review' }
  | { readonly type: 'order.change' }
  | { readonly type: 'order.place'; readonly at: string }
  | { readonly type: 'order.startOver'; readonly key: string }
  | { readonly type: 'address.visit'; readonly step: OrderStep };

export interface FlowerOrderContent {
  readonly kind: typeof FLOWERS;
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly florist: Florist;
  readonly product: FloristProduct;
  readonly logo: Logo | null;
  readonly sender: string;
  /** The message in large letters. */
  readonly message: string;
  readonly subMessage: string;
}
