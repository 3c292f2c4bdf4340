/** What is written on a flower board in big letters. */
export const FLOWER_MESSAGES = [
  'Turut berdukacita',
  'Turut sepenanggungan',
  'Our Deep Condolence',
  'Turut belasungkawa',
  'Turut bersimpati',
  'Lainnya....',
] as const;

export type FlowerMessageChoice = (typeof FLOWER_MESSAGES)[number];

/** The choice whose words the person writes. */
export const OWN_FLOWER_MESSAGE: FlowerMessageChoice = 'Lainnya....';

export interface FlowerMessage {
  readonly choice: FlowerMessageChoice;
  /** The person's own words; used by `OWN_FLOWER_MESSAGE` only. */
  readonly text: string;
}

/** The most characters of a board's message and of the words below it (contract: `FlowerOrder`). */
export const FLOWER_LENGTHS = { message: 200, subMessage: 300 } as const;

/** Orders after this time of day, in minutes since midnight in Jakarta, may be delivered the next day. */
export const FLOWER_CUT_OFF_MINUTES = 17 * 60 + 30;

/** The words in big letters. */
export function flowerMessageText({ choice, text }: FlowerMessage): string {
  return choice === OWN_FLOWER_MESSAGE ? text.trim() : choice;
}

/** Whether an order at this time of day may only be delivered the next day. */
export function isAfterCutOff(minutesOfDay: number): boolean {
  return minutesOfDay >= FLOWER_CUT_OFF_MINUTES;
}
