import { packagesOf, priceFor } from '../catalogue/packagePrice.ts';
import { ApiError } from '../contract/ApiError.ts';
import type { Wire } from '../contract/operations.ts';
import type { Database } from '../db/Database.ts';
import type { OrderedPerson } from '../orders/findPerson.ts';

/**
 * The package an order is for, with the price this buyer has to pay: the one it names, or the one whose price and
 * discount it claims, or else the recommended one.
 * @throws {ApiError} `package_unavailable`
 */
export async function chosenPackage(
  tx: Database,
  order: Wire['GreetingOrder'],
  person: OrderedPerson,
  isMember: boolean,
): Promise<Wire['Package']> {
  const offered = (await packagesOf(tx, person.funeralHouseId)).map((row) =>
    priceFor(row, isMember),
  );
  const found =
    order.packageId === undefined
      ? (offered.find(({ price, discRp }) => price === order.price && discRp === order.discprice) ??
        offered[0])
      : offered.find(({ id }) => id === order.packageId);
  if (!found)
    throw new ApiError(
      'package_unavailable',
      422,
      'This package is not offered for this person.',
      'packageId',
    );
  return found;
}
