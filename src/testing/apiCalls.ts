import { listBottomAds, listTopAds } from '../api/resources/ads.ts';
import type { ApiClient } from '../api/http/client.ts';
import {
  createFlowerOrder,
  getProduct,
  listFlorists,
  listProducts,
} from '../api/resources/flowers.ts';
import {
  createGreetingOrder,
  drawPreview,
  listPackages,
  listTemplates,
} from '../api/resources/greetings.ts';
import { listNotifications } from '../api/resources/notifications.ts';
import { cancelOrder, correctCard, getOrder, listOrders } from '../api/resources/orders.ts';
import { cancelVirtualAccount, inquireVirtualAccount } from '../api/resources/payment.ts';
import {
  getPerson,
  listCarouselPersons,
  listPersonMessages,
  listRegionalPersons,
  reportPerson,
  searchPersons,
} from '../api/resources/persons.ts';
import { listCities, listProvinces, listRegencies } from '../api/resources/places.ts';
import {
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '../api/resources/pushSubscriptions.ts';
import { completeSignIn, signOut, refreshSignIn, startSignIn } from '../api/resources/signIn.ts';
import {
  createUser,
  findUser,
  deleteAccount,
  getProfile,
  updateProfile,
} from '../api/resources/users.ts';

import { BANK_CODES } from '../domain/bankCode.ts';
import { createGreetingContent } from './greetingContent.ts';

/** A function of `src/api` and the single request that it must send. */
export interface UpstreamCall {
  readonly run: (client: ApiClient, signal?: AbortSignal) => Promise<unknown>;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The exact path of the request, including a trailing slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The function returns rejections instead of throwing them. */
  readonly returnsRejections?: true;
  /** The response has no body to validate. */
  readonly hasEmptyResponse?: true;
}

const person = {
  id: 7,
  name: 'Maria',
  room: 'Melati 2',
  recipientUserId: 31,
  deliverable: { cardInRoomUntil: null, boardUntil: null },
  funeralHouse: { id: 2, name: null, address: null },
};
const buyer = { id: 12, username: 'demo-sari' };
const listing = { active: '1', isLive: '1' };
const note = createGreetingContent({
  mode: 3,
  note: { choice: 'father', text: 'Budi' },
  sender: ' Sari  Lestari \n\n Keluarga ',
});
const names = {
  personName: 'Maria',
  fromUsername: 'demo-sari',
  fromName: 'Sari Lestari\nKeluarga',
};
const identity = {
  username: 'demo-sari',
  name: 'Sari',
  email: 'sari@dukacita.example',
  gender: null,
  pictureUrl: null,
};
const profile = {
  name: 'Sari',
  email: 'sari@dukacita.example',
  age: 41,
  photoUrl: null,
  mobilePhone: '+628110002001',
  gender: 'female',
  provinceId: 32,
  provinceName: 'Jawa Barat',
  cityId: 3273,
  cityName: 'Kota Bandung',
};

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};

/** Every function that calls the upstream with `client.main`. */
export const mainCalls: Readonly<Record<string, UpstreamCall>> = {
  listCities: { run: (c, s) => listCities(c, s), path: '/cities' },
  listProvinces: { run: (c, s) => listProvinces(c, s), path: '/ucapan/api/get_provinsi/' },
  listRegencies: {
    run: (c, s) => listRegencies(c, 32, s),
    path: '/ucapan/api/get_kabupaten/',
    query: { prov_id: '32' },
  },
  'searchPersons by city and text': {
    run: (c, s) => searchPersons(c, { cityId: 3273, text: '  wijaya & co ' }, s),
    path: '/persons/search',
    query: { ...listing, cityId: '3273', text: 'wijaya & co' },
  },
  'searchPersons of every city': {
    run: (c, s) => searchPersons(c, { cityId: 0, text: ' ', limit: 25, after: 17 }, s),
    path: '/persons/search',
    query: { ...listing, limit: '25', after: '17' },
  },
  listCarouselPersons: {
    run: (c, s) => listCarouselPersons(c, {}, s),
    path: '/persons/carousel',
    query: listing,
  },
  listRegionalPersons: {
    run: (c, s) => listRegionalPersons(c, { cityId: 3374 }, s),
    path: '/persons/regional',
    query: { ...listing, cityId: '3374' },
  },
  getPerson: { run: (c, s) => getPerson(c, 7, s), path: '/persons/detail/7' },
  listPersonMessages: {
    run: (c, s) => listPersonMessages(c, 7, s),
    path: '/persons/7/messages',
    query: { approvalType: '1' },
  },
  listTopAds: { run: (c, s) => listTopAds(c, s), path: '/ads/top' },
  listBottomAds: { run: (c, s) => listBottomAds(c, s), path: '/ads/bottom' },
  listTemplates: {
    run: (c, s) => listTemplates(c, 'quotes', s),
    path: '/imgtemplates',
    query: { group: 'quotes' },
  },
  listPackages: {
    run: (c, s) => listPackages(c, { personId: 7, placeId: 2, userId: 12 }, s),
    path: '/packages/ucapan/',
    query: { placeId: '2', userId: '12', personId: '7' },
  },
  'drawPreview of a note': {
    run: (c, s) => drawPreview(c, { ...note, person, buyer, templateId: 101 }, s),
    method: 'POST',
    path: '/messages/preview/',
    body: { templateId: 101, ...names, message: 'Ayahanda dari Budi' },
  },
  'drawPreview of quotes': {
    run: (c, s) => {
      const quotes = { header: ' Dalam kasih ', message: 'Tuhan memelihara', footer: '' };
      return drawPreview(
        c,
        { ...createGreetingContent({ mode: 5, quotes }), person, buyer, templateId: 401 },
        s,
      );
    },
    method: 'POST',
    path: '/messages/previewquotes/',
    body: { templateId: 401, header: 'Dalam kasih', message: 'Tuhan memelihara', footer: '' },
  },
  'drawPreview of a logo': {
    run: (c, s) => {
      const logo = { path: '/files/logos/5f.webp', fileName: 'logo.png' };
      return drawPreview(c, { ...note, mode: 4, logo, person, buyer, templateId: 501 }, s);
    },
    method: 'POST',
    path: '/messages/previewlogo/',
    body: {
      templateId: 501,
      personId: 7,
      logoFilePath: '/files/logos/5f.webp',
      ...names,
      message: 'Ayahanda dari Budi',
    },
  },
  createGreetingOrder: {
    run: (c, s) =>
      createGreetingOrder(
        c,
        {
          ...note,
          person,
          buyer,
          templateId: 101,
          previewUrl: 'http://upstream.test/files/cards/8a.webp',
          package: {
            id: 1,
            price: 100_000,
            discount: 10_000,
            discountPercentage: 10,
            name: null,
            description: null,
            virtualAccountBanks: BANK_CODES,
          },
          submittedAt: '2026/11/21 10:00:00',
          key: 'draft-key-1',
        },
        s,
      ),
    method: 'POST',
    path: '/messages',
    returnsRejections: true,
    body: {
      PersonId: 7,
      messageDate: '2026/11/21 10:00:00',
      name: 'Maria',
      description: 'General',
      templateId: 101,
      defaultMessageUrl: 'http://upstream.test/files/cards/8a.webp',
      message: 'Ayahanda dari Budi',
      fromName: 'Sari Lestari\nKeluarga',
      FromUserId: 12,
      room: 'Melati 2',
      ToUserId: 31,
      isPaid: -1,
      price: 100_000,
      accessFrom: 'W',
      discprice: 10_000,
      packageId: 1,
    },
  },
  listFlorists: {
    run: (c, s) => listFlorists(c, 2, s),
    path: '/partners/florist/list/actives',
    query: { funeralHouseId: '2' },
  },
  listProducts: { run: (c, s) => listProducts(c, 3, s), path: '/partners/florist/3/products' },
  getProduct: {
    run: (c, s) => getProduct(c, { floristId: 3, productId: 11 }, s),
    path: '/partners/florist/3/product/11',
  },
  createFlowerOrder: {
    run: (c, s) =>
      createFlowerOrder(
        c,
        {
          person,
          buyer,
          florist: { id: 3 },
          product: { id: 11, price: 650_000 },
          logo: { path: '/files/logos/5f.webp', fileName: 'logo.png' },
          sender: 'Sari Lestari',
          message: 'Turut berdukacita',
          subMessage: ' ',
          key: 'draft-key-2',
        },
        s,
      ),
    method: 'POST',
    path: '/florist/message',
    returnsRejections: true,
    body: {
      partnerId: 3,
      floristProductId: 11,
      fromUserId: 12,
      ToUserId: 14,
      personId: 7,
      personName: 'Maria',
      room: 'Melati 2',
      funeralHouseId: 2,
      logoUrl: '/files/logos/5f.webp',
      fromName: 'Sari Lestari',
      message: 'Turut berdukacita',
      subMessage: '',
      price: 650_000,
      isPaid: -1,
    },
  },
  inquireVirtualAccount: {
    run: (c, s) => inquireVirtualAccount(c, { orderId: 42, bank: 'bni' }, s),
    method: 'POST',
    path: '/api/v1.0/payment/va/inquiry',
    returnsRejections: true,
    body: { orderId: 42, bank: 'bni' },
  },
  cancelVirtualAccount: {
    run: (c, s) => cancelVirtualAccount(c, 5, s),
    method: 'DELETE',
    path: '/api/v1.0/payment/va/invoice/5/cancel',
  },
  listOrders: { run: (c, s) => listOrders(c, s), path: '/api/v1.0/orders' },
  getOrder: { run: (c, s) => getOrder(c, 42, s), path: '/api/v1.0/orders/42' },
  cancelOrder: {
    run: (c, s) => cancelOrder(c, { orderId: 42, version: 3 }, s),
    method: 'POST',
    path: '/api/v1.0/orders/42/cancel',
    body: { version: 3 },
  },
  correctCard: {
    run: (c, s) =>
      correctCard(
        c,
        {
          orderId: 42,
          version: 3,
          content: note,
          templateId: 101,
          previewUrl: 'https://cdn.example.org/files/cards/43.webp',
        },
        s,
      ),
    method: 'POST',
    path: '/api/v1.0/orders/42/card',
    body: {
      version: 3,
      templateId: 101,
      fromName: 'Sari Lestari\nKeluarga',
      message: 'Ayahanda dari Budi',
      defaultMessageUrl: 'https://cdn.example.org/files/cards/43.webp',
    },
  },
  listNotifications: {
    run: (c, s) => listNotifications(c, 12, s),
    path: '/notifications/12/list/',
  },
  getPushKey: { run: (c, s) => getPushKey(c, s), path: '/api/v1.0/push/key' },
  subscribeToPush: {
    run: (c, s) => subscribeToPush(c, subscription, s),
    method: 'POST',
    path: '/api/v1.0/push/subscribe',
    body: subscription,
    hasEmptyResponse: true,
  },
  unsubscribeFromPush: {
    run: (c, s) => unsubscribeFromPush(c, subscription.endpoint, s),
    method: 'POST',
    path: '/api/v1.0/push/unsubscribe',
    body: { endpoint: subscription.endpoint },
    hasEmptyResponse: true,
  },
  reportPerson: {
    run: (c, s) => reportPerson(c, 7, { reason: 'wrong', text: 'Tanggalnya keliru.' }, s),
    method: 'POST',
    path: '/persons/7/reports',
    body: { reason: 'wrong', text: 'Tanggalnya keliru.' },
    hasEmptyResponse: true,
  },
  deleteAccount: {
    run: (c, s) => deleteAccount(c, 'demo-sari', s),
    method: 'DELETE',
    path: '/users/demo-sari',
    hasEmptyResponse: true,
  },
  updateProfile: {
    run: (c, s) => updateProfile(c, 'demo-sari', profile, s),
    method: 'PATCH',
    path: '/users/demo-sari',
    body: profile,
  },
  findUser: {
    run: (c, signal) => findUser(c, 'demo-sari', { signal }),
    path: '/users/v2/search',
    query: { username: 'demo-sari' },
  },
  getProfile: {
    run: (c, s) => getProfile(c, 'demo-sari', s),
    path: '/users/v2/search',
    query: { username: 'demo-sari' },
  },
  createUser: {
    run: (c, signal) => createUser(c, identity, { signal }),
    method: 'POST',
    path: '/users/v2/new',
    body: {
      photoUrl: null,
      username: 'demo-sari',
      name: 'Sari',
      email: 'sari@dukacita.example',
      gender: null,
    },
  },
};

/** Every function that calls a path under /mauth. */
export const authCalls: Readonly<Record<string, UpstreamCall>> = {
  startSignIn: { run: (c, s) => startSignIn(c, s), path: '/mauth/signin' },
  completeSignIn: {
    run: (c, s) => completeSignIn(c, '?code=abc&state=x%2Fy', 0, s),
    path: '/mauth/auth',
    query: { code: 'abc', state: 'x/y' },
  },
  refreshSignIn: { run: (c, s) => refreshSignIn(c, 0, s), method: 'POST', path: '/mauth/refresh' },
  signOut: {
    run: (c, s) => signOut(c, s),
    method: 'POST',
    path: '/mauth/signout',
    hasEmptyResponse: true,
  },
};
