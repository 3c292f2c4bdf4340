import { cardPreviewUsers } from './cardPreviewUsers.ts';
import {
  floristHouses,
  floristProductPhotos,
  floristProducts,
  florists,
  packages,
} from './catalogue.ts';
import {
  cardPreviews,
  flowerOrders,
  greetingOrders,
  idempotencyKeys,
  orders,
  vaInvoices,
} from './orders.ts';
import { personEvents, personFamilies, personMessages, persons } from './persons.ts';
import { ads, cities, funeralHouses, provinces, regencies } from './places.ts';
import { oidcPayloads, refreshTokens, signInAttempts } from './signIn.ts';
import { notifications, uploads, users } from './users.ts';

/** All tables. Amounts of money are whole rupiah; times are instants with time zone. */
export const schema = {
  ads,
  cardPreviewUsers,
  cardPreviews,
  cities,
  floristHouses,
  floristProductPhotos,
  floristProducts,
  florists,
  flowerOrders,
  funeralHouses,
  greetingOrders,
  idempotencyKeys,
  notifications,
  oidcPayloads,
  orders,
  packages,
  personEvents,
  personFamilies,
  personMessages,
  persons,
  provinces,
  refreshTokens,
  regencies,
  signInAttempts,
  uploads,
  users,
  vaInvoices,
};
