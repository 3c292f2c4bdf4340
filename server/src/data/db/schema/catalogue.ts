import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { funeralHouses } from './places.ts';

export const florists = pgTable('florists', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Path below the public address, or an absolute URL of another server. */
  photoPath: text('photo_path').notNull(),
  active: boolean('active').notNull().default(true),
});

/** The funeral houses that a florist delivers to. */
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
    /** The key of its design in `server/artwork/boards`; null for a product that is not one of them. */
    boardKey: text('board_key'),
    active: boolean('active').notNull().default(true),
    position: smallint('position').notNull(),
  },
  (table) => [index('florist_products_florist').on(table.floristId, table.position)],
);

/** Further pictures of a product, in display order. */
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

/**
 * Prices of a greeting: for one funeral house, or (null) for every house without its own prices.
 */
export const packages = pgTable(
  'packages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    funeralHouseId: integer('funeral_house_id').references(() => funeralHouses.id, {
      onDelete: 'cascade',
    }),
    /** Display order; the first package is the recommended one. */
    position: smallint('position').notNull(),
    name: text('name'),
    /** What the package includes, on one line. */
    description: text('description'),
    /** Whole rupiah. */
    price: integer('price').notNull(),
    /** Discount for all buyers, in whole rupiah. */
    discRp: integer('disc_rp').notNull().default(0),
    /** Discount for members, in whole rupiah; members get the greater of the two. */
    memberDiscRp: integer('member_disc_rp').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('packages_house').on(table.funeralHouseId, table.position)],
);
