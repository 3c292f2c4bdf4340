const FIRST_HOUSE_WITHOUT_FLOWERS = 4;

/** The time after which orders may be delivered the next day, in minutes since midnight. */
export const FLOWER_CUT_OFF_MINUTES = 17 * 60 + 30;

/** Returns whether flowers are delivered to a funeral house: its id is known and below 4. */
export function deliversFlowers(funeralHouseId: number | null | undefined): boolean {
  return typeof funeralHouseId === 'number' && funeralHouseId < FIRST_HOUSE_WITHOUT_FLOWERS;
}

/** Returns whether an order at this time, in minutes since midnight, may come the next day. */
export function isAfterCutOff(minutesOfDay: number): boolean {
  return minutesOfDay >= FLOWER_CUT_OFF_MINUTES;
}
