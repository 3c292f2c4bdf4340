import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { checkValues } from './checkValues.ts';

/** Provinces of Indonesia; the id is the official code (32 for Jawa Barat). */
export const provinces = pgTable('provinces', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

/** Regencies and cities; the id is the official code without its dot (3273 for Kota Bandung). */
export const regencies = pgTable(
  'regencies',
  {
    id: integer('id').primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    name: text('name').notNull(),
  },
  (table) => [index('regencies_province').on(table.provinceId, table.name)],
);

/** Cities with funeral houses. The id is that of the regency, unless a city spans several. */
export const cities = pgTable('cities', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

export const funeralHouses = pgTable(
  'funeral_houses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text('name').notNull(),
    /** The name for search: lower case, without accents. */
    searchName: text('search_name').notNull(),
    address: text('address').notNull(),
    /** Path below the public address, or an absolute URL of another server. */
    photoPath: text('photo_path'),
  },
  (table) => [unique('funeral_houses_id_city').on(table.id, table.cityId)],
);

const adPlaces = ['top', 'bottom'] as const;

/** Advertisements on the home page. */
export const ads = pgTable(
  'ads',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    place: text('place', { enum: adPlaces }).notNull(),
    position: smallint('position').notNull(),
    /** Path below the public address, or an absolute URL of another server. */
    imagePath: text('image_path').notNull(),
  },
  (table) => [
    unique('ads_place_position').on(table.place, table.position),
    checkValues('ads', table.place, adPlaces),
  ],
);
