export interface City {
  readonly id: number;
  readonly name: string;
}

/** A province of Indonesia. */
export type Province = City;

/** A regency (kabupaten) or city (kota) of a province. */
export type Regency = City;

/** The filter value that matches every city. */
export const ALL_CITIES: City = { id: 0, name: 'SEMUA' };

/** The two cities whose tiles on Home are links. */
export const HOME_CITIES = {
  bandung: { id: 3273, name: 'Bandung' },
  semarang: { id: 3374, name: 'Semarang' },
} as const satisfies Record<string, City>;
