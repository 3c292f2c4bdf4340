import { print } from '@dukacita/shared/text';
import type { Wire } from '../../http/contract/operations.ts';
import { personReports } from '../../data/db/schema/persons.ts';
import type { ServerDeps } from '../../deps.ts';
import { requireListedPerson } from './requireListedPerson.ts';

/**
 * Stores for staff what somebody finds wrong with a listing. Who reported it is not stored.
 * @throws {ApiError} `person_unavailable`
 */
export async function reportPerson(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  id: number,
  { reason, text }: Wire['PersonReport'],
): Promise<void> {
  const person = await requireListedPerson(db, id, 'id');
  await db
    .insert(personReports)
    .values({ personId: person.id, reason, text: print(text ?? '') || null, createdAt: now() });
}
