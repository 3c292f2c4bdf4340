import { and, asc, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import { optionalIdentity } from '../../http/auth/security.ts';
import type { Wire } from '../../http/contract/operations.ts';
import type { ServerPlugin, ServerDeps } from '../../deps.ts';
import {
  floristHouses,
  floristProductPhotos,
  floristProducts,
  florists,
} from '../../data/db/schema/catalogue.ts';
import { requireListedPerson } from '../persons/requireListedPerson.ts';
import { findUser } from '../../http/auth/requireUser.ts';
import { absoluteUrl } from '../../http/wire/absoluteUrl.ts';
import { virtualAccountBanks } from '../../config/virtualAccountBanks.ts';
import { boardWidths } from './boardWidths.ts';
import { deliversFlowersTo } from './flowerRule.ts';
import { packagesOf, priceForBuyer } from './packagePrice.ts';

/** Serves what can be ordered: card templates, packages, florists and their products. */
export const cataloguePlugin: ServerPlugin = async (app, deps) => {
  app.operation('listImageTemplates', async (request) => {
    const templates = deps.artwork.cards.filter(({ group }) => group === request.query.group);
    return {
      results: templates.map(({ id, title, faiths, layout }) => ({
        id,
        imageUrl: absoluteUrl(deps.config, `/images/templates/${id}.webp`),
        groundUrl: absoluteUrl(deps.config, `/images/templates/${id}-ground.webp`),
        title,
        ...(faiths.length === 0 ? {} : { faiths: [...faiths] }),
        layout,
      })),
    };
  });

  app.operation('listGreetingPackages', async (request) => {
    // placeId and userId are not trusted: the house is that of the person, the user that of the
    // token.
    const { personId } = request.query;
    const { funeralHouseId } = await requireListedPerson(deps.db, personId, 'personId');
    const identity = await optionalIdentity(request, deps.accessTokens);
    const user = identity ? await findUser(deps.db, identity.sub) : undefined;
    const rows = await packagesOf(deps.db, funeralHouseId);
    return {
      results: rows.map((row) => ({
        ...priceForBuyer(row, user?.member ?? false),
        virtualAccountBanks: virtualAccountBanks(deps.config),
      })),
    };
  });

  app.operation('listActiveFlorists', async (request) => {
    const { funeralHouseId } = request.query;
    if (!deliversFlowersTo(funeralHouseId)) return { results: [] };
    const rows = await deps.db
      .select({
        id: florists.id,
        name: florists.name,
        photo: florists.photoPath,
        description: florists.description,
      })
      .from(florists)
      .innerJoin(floristHouses, eq(floristHouses.floristId, florists.id))
      .where(and(eq(floristHouses.funeralHouseId, funeralHouseId), eq(florists.active, true)))
      .orderBy(asc(florists.id));
    const products = await deps.db
      .select({
        floristId: floristProducts.floristId,
        price: floristProducts.price,
        size: floristProducts.size,
      })
      .from(floristProducts)
      .innerJoin(floristHouses, eq(floristHouses.floristId, floristProducts.floristId))
      .where(
        and(eq(floristHouses.funeralHouseId, funeralHouseId), eq(floristProducts.active, true)),
      );
    return {
      results: rows.map((row) => ({
        ...row,
        photo: absoluteUrl(deps.config, row.photo),
        ...offerOf(products.filter(({ floristId }) => floristId === row.id)),
      })),
    };
  });

  app.operation('listFloristProducts', async (request) => {
    await requireFlorist(deps, request.params.id);
    const rows = await deps.db
      .select({
        id: floristProducts.id,
        name: floristProducts.name,
        size: floristProducts.size,
        photoUrl: floristProducts.photoPath,
        price: floristProducts.price,
        boardKey: floristProducts.boardKey,
      })
      .from(floristProducts)
      .where(
        and(eq(floristProducts.floristId, request.params.id), eq(floristProducts.active, true)),
      )
      .orderBy(asc(floristProducts.position), asc(floristProducts.id));
    return {
      result: rows.map(({ boardKey, photoUrl, ...row }) => ({
        ...row,
        photoUrl: absoluteUrl(deps.config, photoUrl),
        ...boardOf(deps, boardKey),
      })),
    };
  });

  app.operation('getFloristProduct', async (request) => {
    const { id, productId } = request.params;
    await requireFlorist(deps, id);
    const [product] = await deps.db
      .select({
        description: floristProducts.description,
        photoPath: floristProducts.photoPath,
        boardKey: floristProducts.boardKey,
      })
      .from(floristProducts)
      .where(
        and(
          eq(floristProducts.id, productId),
          eq(floristProducts.floristId, id),
          eq(floristProducts.active, true),
        ),
      )
      .limit(1);
    if (!product)
      throw new ApiError('not_found', 404, 'This florist has no such product.', 'productId');
    const morePhotos = await deps.db
      .select({ photoPath: floristProductPhotos.photoPath })
      .from(floristProductPhotos)
      .where(eq(floristProductPhotos.productId, productId))
      .orderBy(asc(floristProductPhotos.position));
    const photos = [product, ...morePhotos].map(({ photoPath }) =>
      absoluteUrl(deps.config, photoPath),
    );
    return { photos, description: product.description, ...boardOf(deps, product.boardKey) };
  });
};

/** Returns what helps to compare florists, as a part of the florist. */
function offerOf(
  products: readonly { readonly price: number; readonly size: string }[],
): Pick<Wire['Florist'], 'startPrice' | 'productCount' | 'boardWidths'> {
  return {
    productCount: products.length,
    ...(products.length > 0 && { startPrice: Math.min(...products.map(({ price }) => price)) }),
    ...boardWidths(products.map(({ size }) => size)),
  };
}

/** Returns the design of a product as a part of its response, which is empty if it has none. */
function boardOf(
  { artwork, config }: ServerDeps,
  key: string | null,
): Pick<Wire['FloristProduct'], 'board'> {
  const board = key === null ? undefined : artwork.boards.get(key);
  if (!board) return {};
  const groundUrl = absoluteUrl(config, `/images/boards/${key}-ground.webp`);
  return { board: { groundUrl, layout: board.layout } };
}

async function requireFlorist({ db }: ServerDeps, id: number): Promise<void> {
  const [florist] = await db
    .select({ id: florists.id })
    .from(florists)
    .where(and(eq(florists.id, id), eq(florists.active, true)))
    .limit(1);
  if (!florist) throw new ApiError('not_found', 404, 'There is no such florist.', 'id');
}
