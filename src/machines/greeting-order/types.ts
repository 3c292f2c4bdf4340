import type { InferOutput } from 'valibot';
import type { AppErrorCode } from '../../domain/appError.ts';
import type {
  CardTemplate,
  GreetingCategoryId,
  GreetingContent,
  UnfinishedContent,
} from '../../domain/greeting.ts';
import type { Faith } from '../../domain/faith.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import type {
  GREETING,
  IdempotencySupport,
  PaymentMethod,
  PlacedOrder,
} from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { GreetingPackage } from '../../domain/price.ts';
import type { OrderStep } from '../../domain/routes.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { LogoEvent, WordsEvent } from '../cardContent.ts';
import type { greetingDraftSchema } from '../draftSchemas.ts';
import type { Placement } from '../placement/types.ts';

/** The card as the server drew it. */
export interface Preview {
  readonly url: string;
}

export interface GreetingInput {
  readonly person: Person;
  readonly buyer: SessionUser;
  /** The idempotency key of a new order; a resumed draft keeps its own. */
  readonly key: string;
  readonly keySupport: IdempotencySupport;
  readonly draft: GreetingDraft | null;
  /** The bank of the buyer's last virtual account, which a new order chooses again. */
  readonly lastBank?: BankCode | null | undefined;
}

/** What survives a reload and an app update: plain data, created by `toGreetingDraft`. */
export type GreetingDraft = Readonly<InferOutput<typeof greetingDraftSchema>>;

export interface GreetingContext {
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly placement: Placement;
  readonly content: UnfinishedContent;
  /** The category that is picked and not continued with; null if it is that of the card. */
  readonly pickedMode: GreetingCategoryId | null;
  /** Whether the buyer has kept a note that the listing contradicts. */
  readonly isRelationKept: boolean;
  /** The uploaded fraction of the logo, from 0 to 1. */
  readonly logoProgress: number;
  /** The faith of religious cards; null until chosen. */
  readonly faith: Faith | null;
  /** The card templates of the category; empty until loaded. */
  readonly templates: readonly CardTemplate[];
  /** The title of the template that was chosen and is no longer available; null without one. */
  readonly goneTemplate: string | null;
  /** The chosen template, the first one unless the buyer chose another; null until loaded. */
  readonly templateId: number | null;
  /** Null until drawn, and again after every change of the card. */
  readonly preview: Preview | null;
  readonly packages: readonly GreetingPackage[];
  /** The chosen package; null before the packages are loaded, and after the chosen one is gone. */
  readonly packageId: number | null;
  /** The chosen package as it was before the packages were loaded again, if it changed or is gone. */
  readonly packageBefore: GreetingPackage | null;
  readonly method: PaymentMethod;
  /** The bank of a virtual account. */
  readonly bank: BankCode;
  readonly order: PlacedOrder | null;
  /** Why the last request failed, or what is wrong in the input; null without an error. */
  readonly error: AppErrorCode | null;
  /** The field of the request that the last rejection named; null if it named none. */
  readonly errorField: string | null;
  /** The draft that the order was resumed from; null for a new order and after starting over. */
  readonly draft: GreetingDraft | null;
}

export type GreetingEvent =
  | WordsEvent
  | LogoEvent
  | { readonly type: 'category.pick'; readonly mode: GreetingCategoryId }
  /** Leads to the templates of the picked category. */
  | { readonly type: 'compose.continue' }
  | { readonly type: 'category.choose'; readonly mode: GreetingCategoryId }
  | { readonly type: 'templates.retry' }
  | { readonly type: 'faith.choose'; readonly faith: Faith }
  | { readonly type: 'template.choose'; readonly templateId: number }
  | { readonly type: 'words.open' }
  /** Leads back to the templates, unless a text is missing. */
  | { readonly type: 'words.close' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'relation.change' }
  | { readonly type: 'relation.keep' }
  | { readonly type: 'preview.retry' }
  | { readonly type: 'preview.accept' }
  | { readonly type: 'preview.cancel' }
  | { readonly type: 'packages.retry' }
  | { readonly type: 'package.choose'; readonly packageId: number }
  | {
      readonly type: 'method.choose';
      readonly method: PaymentMethod;
      /** The bank of a virtual account; the one chosen before if missing. */
      readonly bank?: BankCode;
    }
  /** `at` becomes the submission time. */
  | { readonly type: 'order.place'; readonly at: string }
  /** Keeps what was entered and replaces the idempotency key. */
  | { readonly type: 'order.startOver'; readonly key: string }
  | { readonly type: 'address.visit'; readonly step: OrderStep };

/** The input of `drawPreview`. */
export interface PreviewRequest extends GreetingContent {
  readonly person: Person;
  readonly buyer: SessionUser;
  readonly templateId: number;
}

/** What the buyer orders. */
export interface GreetingOrderContent extends PreviewRequest {
  readonly kind: typeof GREETING;
  readonly previewUrl: string;
  readonly package: GreetingPackage;
}
