import { asc, eq } from 'drizzle-orm';
import type { ServerPlugin } from '../../deps.ts';
import { ads, cities, provinces, regencies } from '../../data/db/schema/places.ts';
import { absoluteUrl } from '../../http/wire/absoluteUrl.ts';

/** Serves cities, provinces, regencies, and the advertisements on the home page. */
export const placesPlugin: ServerPlugin = async (app, { db, config }) => {
  app.operation('listCities', async () => ({
    results: await db
      .select({ id: cities.id, name: cities.name })
      .from(cities)
      .orderBy(asc(cities.name)),
  }));

  app.operation('listProvinces', () =>
    db
      .select({ id: provinces.id, name: provinces.name })
      .from(provinces)
      .orderBy(asc(provinces.name)),
  );

  app.operation('listRegencies', (request) =>
    db
      .select({ id: regencies.id, name: regencies.name })
      .from(regencies)
      .where(eq(regencies.provinceId, request.query.prov_id))
      .orderBy(asc(regencies.name)),
  );

  app.operation('listTopAds', async () => ({ adsUrls: await adUrls('top') }));

  app.operation('listBottomAds', async () => ({
    results: (await adUrls('bottom')).map((adsUrl) => ({ adsUrl })),
  }));

  async function adUrls(place: 'top' | 'bottom'): Promise<string[]> {
    const rows = await db
      .select({ path: ads.imagePath })
      .from(ads)
      .where(eq(ads.place, place))
      .orderBy(asc(ads.position));
    return rows.map(({ path }) => absoluteUrl(config, path));
  }
};
