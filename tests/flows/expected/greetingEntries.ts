import type {
  CardTemplate,
  GreetingCategoryId,
  Logo,
  Note,
  Quotes,
} from '../../../src/domain/greeting.ts';
import type { Faith } from '../../../src/domain/faith.ts';
import type { BankCode } from '../../../src/domain/bankCode.ts';
import type { PaymentMethod, PlacedOrder } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import type { Preview } from '../../../src/machines/greeting-order/types.ts';

/** The choices and texts of a greeting order, derived only from the steps of a path. */
export interface GreetingEntries {
  readonly note: Note;
  readonly sender: string;
  readonly mode: GreetingCategoryId | null;
  /** The category that is picked and not continued with; null if it is `mode`. */
  readonly pickedMode: GreetingCategoryId | null;
  readonly quotes: Quotes;
  readonly logo: Logo | null;
  /** Whether a logo is uploading, so that a template can be chosen already. */
  readonly isUploading: boolean;
  readonly faith: Faith | null;
  /** The templates that were loaded for the category. */
  readonly templates: readonly CardTemplate[];
  readonly templateId: number | null;
  /** The preview of the current content; null once any part of the content changes. */
  readonly card: Preview | null;
  readonly packages: readonly GreetingPackage[];
  readonly packageId: number | null;
  readonly method: PaymentMethod;
  /** The bank of a virtual account. */
  readonly bank: BankCode;
  readonly submittedAt: string | null;
  readonly order: PlacedOrder | null;
}
