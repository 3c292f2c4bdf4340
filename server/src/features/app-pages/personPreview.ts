import { and, eq } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';
import { funeralHouses } from '../../data/db/schema/places.ts';
import { persons } from '../../data/db/schema/persons.ts';
import { absoluteUrlOrNull } from '../../http/wire/absoluteUrl.ts';
import { formatJakartaTime } from '../../format/formatJakartaTime.ts';
import type { LinkPreview } from './linkPreview.ts';

/** Returns the preview of a person's page; undefined if it does not exist or was withdrawn. */
export async function personPreview(
  { db, config }: ServerDeps,
  id: number,
): Promise<LinkPreview | undefined> {
  const [person] = await db
    .select({
      name: persons.name,
      photoPath: persons.photoPath,
      room: persons.room,
      burialTime: persons.burialTime,
      houseName: funeralHouses.name,
    })
    .from(persons)
    .leftJoin(funeralHouses, eq(funeralHouses.id, persons.funeralHouseId))
    .where(and(eq(persons.id, id), eq(persons.active, true)))
    .limit(1);
  if (!person) return undefined;
  const place = [person.houseName, person.room].filter(Boolean).join(', ');
  const burial = person.burialTime ? `Keberangkatan ${formatJakartaTime(person.burialTime)}.` : '';
  return {
    title: `Turut Berdukacita – ${person.name}`,
    description:
      [place && `Disemayamkan di ${place}.`, burial].filter(Boolean).join(' ') || 'Info dukacita.',
    url: `${config.publicUrl}/duka/detail/${id}`,
    imageUrl: absoluteUrlOrNull(config, person.photoPath),
  };
}
