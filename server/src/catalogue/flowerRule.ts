/** Flowers are delivered to funeral houses with an id below 4 only; an unknown house takes none. */
export function takesFlowers(funeralHouseId: number | null | undefined): funeralHouseId is number {
  return funeralHouseId != null && funeralHouseId >= 1 && funeralHouseId < 4;
}

/** The user who handles flower orders, and receives them in place of the family. */
export const flowerRecipientUserId = 14;
