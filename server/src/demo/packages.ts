/**
 * Prices of a greeting in whole rupiah; those of `null` apply to houses without their own prices.
 */
export const demoPackages = [
  { funeralHouseId: null, position: 0, price: 100_000, discRp: 0, memberDiscRp: 10_000 },
  { funeralHouseId: 1, position: 0, price: 100_000, discRp: 10_000, memberDiscRp: 20_000 },
  { funeralHouseId: 1, position: 1, price: 150_000, discRp: 0, memberDiscRp: 15_000 },
  { funeralHouseId: 2, position: 0, price: 100_000, discRp: 0, memberDiscRp: 15_000 },
  { funeralHouseId: 3, position: 0, price: 125_000, discRp: 25_000, memberDiscRp: 25_000 },
  { funeralHouseId: 3, position: 1, price: 175_000, discRp: 0, memberDiscRp: 20_000 },
  { funeralHouseId: 5, position: 0, price: 150_000, discRp: 0, memberDiscRp: 0 },
] as const;
