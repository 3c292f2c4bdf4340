import { emailConfirmations, messageDeliveries, pushSubscriptions } from './buyerMessages.ts';
import { cardPreviewUsers } from './cardPreviewUsers.ts';
import {
  floristHouses,
  floristProductPhotos,
  floristProducts,
  florists,
  packages,
} from './catalogue.ts';
import { demoBankKeys, demoListings, demoMails, oidcPayloads } from './demo.ts';
import { fieldFigures } from './fieldFigures.ts';
import {
  cardPreviews,
  cardVersions,
  flowerOrders,
  greetingOrders,
  idempotencyKeys,
  orderEvents,
  orders,
  vaInvoices,
} from './orders.ts';
import { bankPayments, bankRequests, paymentProofs, payments, refunds } from './payments.ts';
import { personEvents, personFamilies, personMessages, personReports, persons } from './persons.ts';
import { ads, cities, funeralHouses, provinces, regencies } from './places.ts';
import { userRoles } from './roles.ts';
import { refreshTokens, signInAttempts } from './signIn.ts';
import { notifications } from './notifications.ts';
import { uploads, users } from './users.ts';

/** All tables. Amounts of money are whole rupiah; times are instants with time zone. */
export const schema = {
  ads,
  bankPayments,
  bankRequests,
  cardPreviewUsers,
  cardPreviews,
  cardVersions,
  cities,
  demoBankKeys,
  demoListings,
  demoMails,
  emailConfirmations,
  fieldFigures,
  floristHouses,
  floristProductPhotos,
  floristProducts,
  florists,
  flowerOrders,
  funeralHouses,
  greetingOrders,
  idempotencyKeys,
  messageDeliveries,
  notifications,
  oidcPayloads,
  orderEvents,
  orders,
  packages,
  paymentProofs,
  payments,
  personEvents,
  personFamilies,
  personMessages,
  personReports,
  persons,
  provinces,
  pushSubscriptions,
  refreshTokens,
  refunds,
  regencies,
  signInAttempts,
  uploads,
  userRoles,
  users,
  vaInvoices,
};
