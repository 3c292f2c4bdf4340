import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/data/db/Database.ts';
import {
  floristHouses,
  floristProducts,
  florists,
  packages,
} from '../../../server/src/data/db/schema/catalogue.ts';
import { persons } from '../../../server/src/data/db/schema/persons.ts';
import { cities, funeralHouses } from '../../../server/src/data/db/schema/places.ts';
import { userRoles } from '../../../server/src/data/db/schema/roles.ts';
import { users } from '../../../server/src/data/db/schema/users.ts';

/**
 * The usernames that can sign in: a buyer, a buyer who is a member, a disabled user, one without a
 * user, and the staff: one with each role, `mawar` and `anggrek` for the florists of these names.
 */
export type Username =
  | 'sari'
  | 'budi'
  | 'agus'
  | 'nobody'
  | 'finance'
  | 'reviewer'
  | 'mawar'
  | 'anggrek'
  | 'house'
  | 'admin';

/** The ids of the rows that tests refer to. */
export const ids = {
  sari: 1,
  budi: 2,
  /** The account that receives flower orders. */
  flowers: 14,
  family: 20,
  finance: 31,
  reviewer: 32,
  floristMawar: 33,
  floristAnggrek: 34,
  house: 35,
  admin: 36,
  /** In house 2, with a family; flowers can be sent. */
  maria: 7,
  /** In house 5, to which no flowers are delivered. */
  yosef: 8,
  /** Their listing is withdrawn. */
  withdrawn: 9,
  /** In an unknown house. */
  wayan: 10,
  /** In house 3, which has its own packages. */
  liem: 11,
  /** Rp 100.000 with a discount of Rp 10.000, or of Rp 25.000 for members. */
  basic: 1,
  /** Rp 250.000 without a discount. */
  large: 2,
  /** Rp 90.000, in house 3 only. */
  own: 3,
  inactivePackage: 4,
  /** Rp 100.000 with a discount of Rp 12.345. */
  odd: 5,
  /** Delivers to houses 1 and 2. */
  mawar: 1,
  inactiveFlorist: 2,
  /** Delivers to house 3 only. */
  anggrek: 3,
  /** A product of florist 1, Rp 750.000. */
  board: 11,
  inactiveProduct: 12,
  /** A product of florist 3. */
  otherBoard: 31,
} as const;

export const mariaName = 'Maria Theresia Wijaya';

/** Fills an empty database with the rows that orders need. */
export async function fillOrderingDatabase(db: Database): Promise<void> {
  await db.insert(users).values([
    { id: ids.sari, username: 'sari', name: 'Sari Lestari' },
    { id: ids.budi, username: 'budi', name: 'Budi Santoso', member: true },
    { id: 3, username: 'agus', name: 'Agus', disabledAt: new Date('2026-01-01T00:00:00Z') },
    { id: ids.flowers, username: 'flowers' },
    { id: ids.family, username: 'family' },
    { id: ids.finance, username: 'finance', name: 'Fina' },
    { id: ids.reviewer, username: 'reviewer', name: 'Rizal' },
    { id: ids.floristMawar, username: 'mawar', name: 'Toko Mawar' },
    { id: ids.floristAnggrek, username: 'anggrek', name: 'Toko Anggrek' },
    { id: ids.house, username: 'house', name: 'Rumah Duka 2' },
    { id: ids.admin, username: 'admin', name: 'Ade' },
  ]);
  await db.insert(cities).values({ id: 3273, name: 'Kota Bandung' });
  await db.insert(funeralHouses).values([1, 2, 3, 4, 5].map((id) => house(id)));
  await db.insert(persons).values([
    person(ids.maria, mariaName, {
      funeralHouseId: 2,
      room: 'Ruang Melati 2',
      userId: ids.family,
    }),
    person(ids.yosef, 'Yosef Hartono', { funeralHouseId: 5 }),
    person(ids.withdrawn, 'Tan Giok Lan', { funeralHouseId: 2, active: false }),
    person(ids.wayan, 'I Wayan Sudarma', {}),
    person(ids.liem, 'Liem Kok Tjoan', { funeralHouseId: 3 }),
  ]);
  await db.insert(packages).values([
    { id: ids.basic, position: 1, price: 100_000, discRp: 10_000, memberDiscRp: 25_000 },
    { id: ids.large, position: 2, price: 250_000 },
    { id: ids.own, position: 1, price: 90_000, funeralHouseId: 3 },
    { id: ids.inactivePackage, position: 3, price: 1000, active: false },
    { id: ids.odd, position: 4, price: 100_000, discRp: 12_345 },
  ]);
  await db
    .insert(florists)
    .values([
      florist(ids.mawar, true),
      florist(ids.inactiveFlorist, false),
      florist(ids.anggrek, true),
    ]);
  await db.insert(floristHouses).values([
    { floristId: ids.mawar, funeralHouseId: 1 },
    { floristId: ids.mawar, funeralHouseId: 2 },
    { floristId: ids.mawar, funeralHouseId: 5 },
    { floristId: ids.inactiveFlorist, funeralHouseId: 2 },
    { floristId: ids.anggrek, funeralHouseId: 3 },
  ]);
  await db
    .insert(floristProducts)
    .values([
      { ...product(ids.board, ids.mawar, true), boardKey: 'marun-klasik' },
      product(ids.inactiveProduct, ids.mawar, false),
      product(ids.otherBoard, ids.anggrek, true),
    ]);
  await grantRoles(db);
}

/** Grants the roles of the staff. */
async function grantRoles(db: Database): Promise<void> {
  const grantedAt = new Date('2026-01-01T00:00:00Z');
  await db.insert(userRoles).values([
    { userId: ids.finance, role: 'finance', grantedAt },
    { userId: ids.reviewer, role: 'reviewer', grantedAt },
    { userId: ids.floristMawar, role: 'florist', floristId: ids.mawar, grantedAt },
    { userId: ids.floristAnggrek, role: 'florist', floristId: ids.anggrek, grantedAt },
    { userId: ids.house, role: 'house', funeralHouseId: 2, grantedAt },
    { userId: ids.admin, role: 'admin', grantedAt },
  ]);
}

/** Deletes the rows that requests have stored, and keeps those of `fillOrderingDatabase`. */
export async function emptyOrderingDatabase(db: Database): Promise<void> {
  await db.execute(sql`
    truncate orders, greeting_orders, flower_orders, card_versions, order_events, idempotency_keys, va_invoices, payments,
      refunds, payment_proofs, bank_requests, bank_payments, card_previews, card_preview_users, notifications, uploads,
      person_messages, person_reports, user_roles, demo_mails, message_deliveries, push_subscriptions restart identity
  `);
  await grantRoles(db);
  await db.execute(sql`update persons set sender_count = 0`);
  await db.execute(
    sql`update users set email = null, verified_email = null, unsubscribed_email = null`,
  );
}

/**
 * Returns the body of a preview request for a card for Maria, with the first template of group F.
 */
export function notePreviewBody(changes: object = {}): object {
  return {
    templateId: 101,
    personName: mariaName,
    fromUsername: 'sari',
    fromName: 'Keluarga Sari Lestari',
    message: 'Turut Berdukacita',
    ...changes,
  };
}

/** Returns the body of Sari's order of this card. */
export function greetingOrderBody(defaultMessageUrl: string, changes: object = {}): object {
  return {
    PersonId: ids.maria,
    messageDate: '2026/11/21 10:00:00',
    name: mariaName,
    description: 'General',
    templateId: 101,
    defaultMessageUrl,
    message: 'Turut Berdukacita',
    fromName: 'Keluarga Sari Lestari',
    FromUserId: ids.sari,
    room: 'Ruang Melati 2',
    ToUserId: ids.family,
    isPaid: -1,
    price: 100_000,
    accessFrom: 'W',
    discprice: 10_000,
    packageId: ids.basic,
    ...changes,
  };
}

/** Returns the body of Sari's order of a flower board for Maria. */
export function flowerOrderBody(changes: object = {}): object {
  return {
    partnerId: ids.mawar,
    floristProductId: ids.board,
    fromUserId: ids.sari,
    ToUserId: 14,
    personId: ids.maria,
    personName: mariaName,
    room: 'Ruang Melati 2',
    funeralHouseId: 2,
    logoUrl: null,
    fromName: 'PT Sari Lestari',
    message: 'Turut berdukacita',
    subMessage: 'Semoga damai',
    price: 750_000,
    isPaid: -1,
    ...changes,
  };
}

function house(id: number) {
  return {
    id,
    cityId: 3273,
    name: `Rumah Duka ${id}`,
    searchName: `rumah duka ${id}`,
    address: 'Bandung',
  };
}

function person(id: number, name: string, rest: Partial<typeof persons.$inferInsert>) {
  const liveUntil = new Date('2026-12-31T00:00:00Z');
  return { id, name, searchName: name.toLowerCase(), cityId: 3273, liveUntil, ...rest };
}

function florist(id: number, active: boolean) {
  return {
    id,
    name: `Florist ${id}`,
    description: 'Bunga papan',
    photoPath: `/images/florists/${id}.webp`,
    active,
  };
}

function product(id: number, floristId: number, active: boolean) {
  const texts = {
    name: 'Papan',
    size: '2 x 1,25 m',
    description: 'Bunga segar',
    photoPath: `/images/boards/${id}.webp`,
  };
  return { id, floristId, ...texts, price: 750_000, active, position: 1 };
}
