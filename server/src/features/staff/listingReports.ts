import { print } from '@dukacita/shared/text';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { personReports, persons } from '../../data/db/schema/persons.ts';
import { users } from '../../data/db/schema/users.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { housesOf, type StaffMember } from '../../http/auth/requireRole.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';

/** The maximum number of reports in a response. */
const pageSize = 100;

/** Reads the open reports that a member of staff may see, the oldest first. */
export async function readOpenReports(
  db: Database,
  member: StaffMember,
  after = 0,
): Promise<Wire['ListingReport'][]> {
  const houses = housesOf(member);
  const found = await selectReports(db)
    .where(
      and(
        isNull(personReports.closedAt),
        gt(personReports.id, after),
        houses === 'all' ? undefined : inArray(persons.funeralHouseId, houses),
      ),
    )
    .orderBy(asc(personReports.id))
    .limit(pageSize);
  return found.map(toWireReport);
}

/**
 * Closes a report with a note. A report that is closed already stays as it is.
 * @returns the closed report
 * @throws {ApiError} `not_found`, `forbidden` for a listing of another house
 */
export async function closeReport(
  db: Database,
  member: StaffMember,
  { id, note, now }: { id: number; note: string; now: Date },
): Promise<Wire['ListingReport']> {
  const { person } = await requireReport(db, id);
  const houses = housesOf(member);
  const isOwn = houses === 'all' || houses.some((house) => house === person.funeralHouseId);
  if (!isOwn)
    throw new ApiError('forbidden', 403, 'This is not a listing of the own funeral house.', 'id');
  await db
    .update(personReports)
    .set({ closedAt: now, closedBy: member.user.id, closingNote: print(note) })
    .where(and(eq(personReports.id, id), isNull(personReports.closedAt)));
  return toWireReport(await requireReport(db, id));
}

async function requireReport(db: Database, id: number): Promise<FoundReport> {
  const [found] = await selectReports(db).where(eq(personReports.id, id));
  if (!found) throw new ApiError('not_found', 404, 'There is no such report.', 'id');
  return found;
}

type FoundReport = Awaited<ReturnType<typeof selectReports>>[number];

function selectReports(db: Database) {
  return db
    .select({
      report: personReports,
      person: { name: persons.name, funeralHouseId: persons.funeralHouseId },
      closedBy: users.name,
    })
    .from(personReports)
    .innerJoin(persons, eq(persons.id, personReports.personId))
    .leftJoin(users, eq(users.id, personReports.closedBy));
}

function toWireReport({ report, person, closedBy }: FoundReport): Wire['ListingReport'] {
  const { id, personId, reason, text, createdAt, closedAt, closingNote } = report;
  return {
    id,
    personId,
    personName: person.name,
    funeralHouseId: person.funeralHouseId,
    reason,
    text,
    createdTime: toWireTime(createdAt),
    closing: closedAt && {
      note: closingNote ?? '',
      userName: closedBy,
      time: toWireTime(closedAt),
    },
  };
}
