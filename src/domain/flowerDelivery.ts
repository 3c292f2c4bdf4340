const FIRST_HOUSE_WITHOUT_FLOWERS = 4;

/**
 * The time, in minutes since midnight in Jakarta, after which orders may be delivered the next day.
 */
export const FLOWER_CUT_OFF_MINUTES = 17 * 60 + 30;

/**
 * Returns whether flower boards are delivered to a funeral house: its id must be known and below 4.
 */
export function deliversFlowers(funeralHouseId: number | null | undefined): boolean {
  return typeof funeralHouseId === 'number' && funeralHouseId < FIRST_HOUSE_WITHOUT_FLOWERS;
}

/**
 * Returns whether an order at this time, in minutes since midnight in Jakarta, may be delivered the
 * next day.
 */
export function isAfterCutOff(minutesOfDay: number): boolean {
  return minutesOfDay >= FLOWER_CUT_OFF_MINUTES;
}
