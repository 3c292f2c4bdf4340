const onScreen = {
  position: 0,
  name: 'Kartu Layar',
  description: 'Tampil di layar ruang duka dan di aplikasi keluarga.',
};
const printed = {
  position: 1,
  name: 'Kartu Layar dan Cetak',
  description: 'Tampil di layar, lalu dicetak dan diserahkan kepada keluarga.',
};

/**
 * The packages of a greeting, with prices in whole rupiah; those of `null` apply to houses without
 * their own packages. Only members get a discount, because the bill calls it that of the membership.
 */
export const demoPackages = [
  { ...onScreen, funeralHouseId: null, price: 100_000, memberDiscRp: 10_000 },
  { ...onScreen, funeralHouseId: 1, price: 100_000, memberDiscRp: 20_000 },
  { ...printed, funeralHouseId: 1, price: 150_000, memberDiscRp: 15_000 },
  { ...onScreen, funeralHouseId: 2, price: 100_000, memberDiscRp: 15_000 },
  { ...onScreen, funeralHouseId: 3, price: 125_000, memberDiscRp: 25_000 },
  { ...printed, funeralHouseId: 3, price: 175_000, memberDiscRp: 20_000 },
  { ...onScreen, funeralHouseId: 5, price: 150_000, memberDiscRp: 0 },
] as const;
