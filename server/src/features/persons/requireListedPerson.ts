import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Database } from '../../data/db/Database.ts';
import { persons } from '../../data/db/schema/persons.ts';

export type ListedPerson = Pick<
  typeof persons.$inferSelect,
  'id' | 'name' | 'room' | 'userId' | 'funeralHouseId' | 'burialTime'
>;

/**
 * Returns the person of an order, as currently listed.
 * @throws {ApiError} `person_unavailable` when the listing does not exist or was withdrawn
 */
export async function requireListedPerson(
  db: Database,
  id: number,
  field: string,
): Promise<ListedPerson> {
  const [person] = await db
    .select({
      id: persons.id,
      name: persons.name,
      room: persons.room,
      userId: persons.userId,
      funeralHouseId: persons.funeralHouseId,
      burialTime: persons.burialTime,
    })
    .from(persons)
    .where(and(eq(persons.id, id), eq(persons.active, true)))
    .limit(1);
  if (!person)
    throw new ApiError(
      'person_unavailable',
      404,
      'There is no such person, or the listing was withdrawn.',
      field,
    );
  return person;
}
