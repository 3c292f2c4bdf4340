/** Returns whether flowers are delivered to a funeral house: only if its id is below 4. */
export function deliversFlowersTo(
  funeralHouseId: number | null | undefined,
): funeralHouseId is number {
  return funeralHouseId != null && funeralHouseId >= 1 && funeralHouseId < 4;
}
