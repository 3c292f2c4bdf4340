const FIRST_HOUSE_WITHOUT_FLOWERS = 4;

/**
 * Returns whether flower boards are delivered to a funeral house: its id must be known and below 4.
 */
export function deliversFlowers(funeralHouseId: number | null | undefined): boolean {
  return typeof funeralHouseId === 'number' && funeralHouseId < FIRST_HOUSE_WITHOUT_FLOWERS;
}
