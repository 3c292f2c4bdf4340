import { packagesOf, priceForBuyer } from '../catalogue/packagePrice.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import type { ListedPerson } from '../persons/requireListedPerson.ts';

/**
 * Returns the package of an order, with the price for this buyer: the package with the requested
 * id; without an id the one with the requested price and discount, or else the recommended one.
 * @throws {ApiError} `package_unavailable` when it is not offered for this person
 */
export async function requirePackage(
  tx: Database,
  order: Wire['GreetingOrder'],
  person: ListedPerson,
  isMember: boolean,
): Promise<Wire['Package']> {
  const offers = (await packagesOf(tx, person.funeralHouseId)).map((row) =>
    priceForBuyer(row, isMember),
  );
  const found =
    order.packageId === undefined
      ? (offers.find(({ price, discRp }) => price === order.price && discRp === order.discprice) ??
        offers[0])
      : offers.find(({ id }) => id === order.packageId);
  if (!found)
    throw new ApiError(
      'package_unavailable',
      422,
      'This package is not offered for this person.',
      'packageId',
    );
  return found;
}
