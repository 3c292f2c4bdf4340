import type { Florist, FloristProduct } from '../../../src/domain/florist.ts';
import type { FlowerMessage } from '../../../src/domain/flowerMessage.ts';
import type { Logo } from '../../../src/domain/greeting.ts';
import { printed } from './printedTexts.ts';

/** The choices and texts of a flower order, derived only from the steps of a path. */
export interface FlowerEntries {
  /** The florists that were loaded for the funeral house. */
  readonly florists: readonly Florist[];
  readonly florist: Florist | null;
  /** The boards that were loaded for the florist. */
  readonly products: readonly FloristProduct[];
  readonly product: FloristProduct | null;
  readonly message: FlowerMessage;
  readonly subMessage: string;
  readonly sender: string;
  readonly logo: Logo | null;
}

/** Returns the main message that is printed on the board. */
export function boardMessage({
  message: { choice, text },
}: Pick<FlowerEntries, 'message'>): string {
  return choice === 'Lainnya....' ? printed(text) : choice;
}
