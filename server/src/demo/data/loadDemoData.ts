import { cutText, searchable } from '@dukacita/shared/text';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Artwork, Board } from '../../drawing/artwork/loadArtwork.ts';
import type { Database } from '../../data/db/Database.ts';
import {
  floristHouses,
  floristProductPhotos,
  floristProducts,
  florists,
  packages,
} from '../../data/db/schema/catalogue.ts';
import { demoListings } from '../../data/db/schema/demo.ts';
import {
  personEvents,
  personFamilies,
  personMessages,
  persons,
} from '../../data/db/schema/persons.ts';
import { ads, cities, funeralHouses } from '../../data/db/schema/places.ts';
import { users } from '../../data/db/schema/users.ts';
import { demoAccounts } from '../issuer/demoAccounts.ts';
import { demoAds } from './ads.ts';
import { demoFlorists } from './florists.ts';
import { demoCities, demoHouses } from './houses.ts';
import { createListing } from './createListing.ts';
import { demoPackages } from './packages.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { seeded, type Random } from './random.ts';
import { phoneDigits } from '../../features/users/phoneNumber.ts';

/** The first id of the families' users, which are below the ids of users who sign up. */
const firstFamilyUserId = 21;

/** Fills an empty database with demo listings around `today`; the same day gives the same data. */
export async function loadDemoData(
  db: Database,
  boards: Artwork['boards'],
  today: Date,
): Promise<void> {
  await db.insert(cities).values(demoCities);
  await db.insert(funeralHouses).values(
    demoHouses.map(({ id, cityId, name, address, photo }) => ({
      id,
      cityId,
      name,
      searchName: searchable(name),
      address,
      photoPath: pictures.house(photo),
    })),
  );
  await loadUsers(db);
  await loadListings(db, today, seeded('demo listings'));
  await loadFlorists(db, boards);
  await db.insert(packages).values([...demoPackages]);
  await db
    .insert(ads)
    .values(
      demoAds.map(({ place, position, key }) => ({ place, position, imagePath: pictures.ad(key) })),
    );
  for (const table of [funeralHouses, florists, floristProducts]) await updateIdSequence(db, table);
}

async function loadUsers(db: Database): Promise<void> {
  await db.insert(users).values(
    demoAccounts.map((account, index) => {
      const mobilePhone = `+62812${String(20_000_001 + index * 1_234_567)}`;
      return {
        username: account.sub,
        name: account.name,
        email: account.email,
        gender: account.gender,
        photoPath: account.picture,
        mobilePhone,
        phoneDigits: phoneDigits(mobilePhone) ?? null,
        age: 34 + index * 4,
        provinceId: index % 2 === 0 ? 32 : 33,
        regencyId: index % 2 === 0 ? 3273 : 3374,
        member: account.status === 'member',
        disabledAt: account.status === 'disabled' ? new Date(0) : null,
      };
    }),
  );
}

async function loadListings(db: Database, today: Date, random: Random): Promise<void> {
  const listings = people.map((person, index) => createListing(person, index, today, random));
  const families = listings.filter(({ lines }) => lines.length > 0);
  await db.insert(users).values(
    families.map(({ person }, index) => ({
      id: firstFamilyUserId + index,
      username: `system:family-${index + 1}`,
      name: cutText(`Keluarga ${person.name}`, 200),
    })),
  );
  const userIds = new Map(families.map((listing, index) => [listing, firstFamilyUserId + index]));
  const rows = await db
    .insert(persons)
    .values(
      listings.map((listing) => ({ ...listing.person, userId: userIds.get(listing) ?? null })),
    )
    .returning({ id: persons.id });
  const withIds = listings.flatMap((listing, index) => {
    const row = rows[index];
    return row ? [{ ...listing, personId: row.id }] : [];
  });
  await db.insert(demoListings).values(withIds.map(({ personId }) => ({ personId })));
  await db
    .insert(personFamilies)
    .values(
      withIds.flatMap(({ personId, lines }) =>
        lines.map((line, position) => ({ personId, position, ...line })),
      ),
    );
  await db
    .insert(personEvents)
    .values(
      withIds.flatMap(({ personId, events }) => events.map((event) => ({ personId, ...event }))),
    );
  await db
    .insert(personMessages)
    .values(
      withIds.flatMap(({ personId, messages }) =>
        messages.map((message) => ({ personId, ...message })),
      ),
    );
}

async function loadFlorists(db: Database, boards: Artwork['boards']): Promise<void> {
  await db.insert(florists).values(
    demoFlorists.map(({ id, name, description, photo }) => ({
      id,
      name,
      description,
      photoPath: pictures.florist(photo),
    })),
  );
  await db
    .insert(floristHouses)
    .values(
      demoFlorists.flatMap(({ id, houses }) =>
        houses.map((funeralHouseId) => ({ floristId: id, funeralHouseId })),
      ),
    );
  const products = demoFlorists.flatMap(({ id: floristId, products }) =>
    products.map(({ board: key, price, description }, position) => {
      const board = boards.get(key);
      if (!board) throw new Error(`There is no picture of the board ${key}.`);
      return {
        floristId,
        name: board.title,
        size: panelSize(board),
        price,
        description,
        photoPath: pictures.board(key),
        boardKey: key,
        position,
      };
    }),
  );
  const rows = await db
    .insert(floristProducts)
    .values(products)
    .returning({ id: floristProducts.id, boardKey: floristProducts.boardKey });
  await db
    .insert(floristProductPhotos)
    .values(
      rows.flatMap(({ id, boardKey }) =>
        boardKey === null
          ? []
          : [{ productId: id, position: 0, photoPath: pictures.boardGround(boardKey) }],
      ),
    );
}

/** Returns the size as florists write it, such as `2 m × 1,25 m`. */
function panelSize({ widthCm, heightCm }: Board): string {
  const metres = [widthCm, heightCm].map((cm) => String(cm / 100).replace('.', ','));
  return `${metres.join(' m × ')} m`;
}

/**
 * Sets the id sequence of a table to its highest id, after rows with explicit ids were inserted.
 */
async function updateIdSequence(db: Database, table: PgTable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
}
