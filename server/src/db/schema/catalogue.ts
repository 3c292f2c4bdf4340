import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { funeralHouses } from './places.ts';

export const florists = pgTable('florists', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Path below the public address, or an absolute address elsewhere. */
  photoPath: text('photo_path').notNull(),
  active: boolean('active').notNull().default(true),
});

/** Which funeral houses a florist delivers to. */
export const floristHouses = pgTable(
  'florist_houses',
  {
    floristId: integer('florist_id')
      .notNull()
      .references(() => florists.id, { onDelete: 'cascade' }),
    funeralHouseId: integer('funeral_house_id')
      .notNull()
      .references(() => funeralHouses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.floristId, table.funeralHouseId] }),
    index('florist_houses_house').on(table.funeralHouseId),
  ],
);

export const floristProducts = pgTable(
  'florist_products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    floristId: integer('florist_id')
      .notNull()
      .references(() => florists.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: text('size').notNull(),
    /** Whole rupiah. */
    price: integer('price').notNull(),
    description: text('description').notNull(),
    photoPath: text('photo_path').notNull(),
    active: boolean('active').notNull().default(true),
    position: smallint('position').notNull(),
  },
  (table) => [index('florist_products_florist').on(table.floristId, table.position)],
);

/** Further pictures of a product, in their order of display. */
export const floristProductPhotos = pgTable(
  'florist_product_photos',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => floristProducts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    photoPath: text('photo_path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** Prices of a greeting: for one funeral house, or for every house without prices of its own. */
export const packages = pgTable(
  'packages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    funeralHouseId: integer('funeral_house_id').references(() => funeralHouses.id, {
      onDelete: 'cascade',
    }),
    /** The recommended package stands first. */
    position: smallint('position').notNull(),
    /** Whole rupiah. */
    price: integer('price').notNull(),
    /** Discount for everybody, in whole rupiah. */
    discRp: integer('disc_rp').notNull().default(0),
    /** Discount for members, in whole rupiah; the greater of the two is granted. */
    memberDiscRp: integer('member_disc_rp').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('packages_house').on(table.funeralHouseId, table.position)],
);
