import type { AppErrorCode } from '../domain/appError.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../domain/florist.ts';
import type { FlowerMessage, FlowerMessageChoice } from '../domain/flowerMessage.ts';
import type { Logo } from '../domain/greeting.ts';
import type { KeySupport, PlacedOrder } from '../domain/order.ts';
import type { Person } from '../domain/person.ts';
import type { SessionUser } from '../domain/session.ts';
import type { PaymentDraft } from './paymentMachine.ts';

/** Pages on which a flower board is chosen and ordered. */
export type FlowerStep = 'florists' | 'products' | 'form';

export interface FlowerInput {
  readonly person: Person;
  readonly buyer: SessionUser;
  /** The idempotency key of a new draft; a draft that is resumed keeps its own. */
  readonly key: string;
  readonly keySupport: KeySupport;
  readonly draft: FlowerDraft | null;
}

/** All that must outlive a reload, a closed tab and an update of the app. Plain data, written by `toFlowerDraft.ts`. */
export interface FlowerDraft {
  readonly step: FlowerStep | 'placing' | 'paying';
  readonly key: string;
  readonly florist: Florist | null;
  readonly product: FloristProduct | null;
  readonly message: FlowerMessage;
  readonly subMessage: string;
  readonly sender: string;
  readonly logo: Logo | null;
  readonly submittedAt: string | null;
  readonly order: PlacedOrder | null;
  readonly payment: PaymentDraft | null;
}

export interface FlowerContext {
  readonly person: Person;
  readonly buyer: SessionUser;
  /** One a draft, so that asking twice makes one order. */
  readonly key: string;
  readonly keySupport: KeySupport;
  readonly florists: readonly Florist[];
  readonly florist: Florist | null;
  readonly products: readonly FloristProduct[];
  readonly product: FloristProduct | null;
  /** Photos and description of the product; null until they are loaded. */
  readonly detail: FloristProductDetail | null;
  readonly message: FlowerMessage;
  /** Free words below the message; may be empty. */
  readonly subMessage: string;
  readonly sender: string;
  readonly logo: Logo | null;
  /** How much of the logo is uploaded, 0 to 1. */
  readonly logoProgress: number;
  /** When the person asked for the order: YYYY/MM/DD HH:mm:ss in Asia/Jakarta. */
  readonly submittedAt: string | null;
  readonly order: PlacedOrder | null;
  /** Whether an order was asked for under this key and nobody knows what came of it. */
  readonly mayExist: boolean;
  /** Why the last thing asked for did not happen; null when it did. */
  readonly error: AppErrorCode | null;
  /** Where a resumed draft goes on; null once it has gone on. */
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
  | { readonly type: 'order.place'; readonly at: string }
  | { readonly type: 'order.retryOrder' }
  | { readonly type: 'order.startOver'; readonly key: string }
  | { readonly type: 'address.visit'; readonly step: FlowerStep };

/** What a board is ordered with. Asked again under the same key, it is the same to the letter. */
export interface FlowerOrderRequest {
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly florist: Florist;
  readonly product: FloristProduct;
  readonly logo: Logo | null;
  readonly sender: string;
  /** The words in big letters. */
  readonly message: string;
  readonly subMessage: string;
  readonly key: string;
}
