import type { HttpHandler } from 'msw';
import type { Wire } from '../api/contract.ts';
import { bottomAdsUrls, topAdsUrls } from './fixtures/ads.ts';
import { floristProduct, floristProducts, florists } from './fixtures/flowers.ts';
import { cardUrl, logoPath, packages, templatesOf } from './fixtures/greetings.ts';
import {
  createOrderDetail,
  flowerOrderCreated,
  greetingOrderCreated,
  unpaidOrder,
  virtualAccountInvoice,
} from './fixtures/orders.ts';
import {
  longPerson,
  person,
  personList,
  personMessages,
  sparsePerson,
} from './fixtures/persons.ts';
import { cities, provinces, regencies } from './fixtures/places.ts';
import { accessToken, notifications, sessionUser, user } from './fixtures/users.ts';
import { http } from './openApiHttp.ts';
import { pictureHandlers } from './pictures.ts';

const people: readonly Wire['PersonDetail'][] = [person, sparsePerson, longPerson];

const pushKey =
  'BNbKwE3NUkGtPWPnCqbQDrr_NFGBpbM4XgCWaqiQ0tqCsMxyNCVzpEMN4FqKOaSTIRrzdZuVWGFTpNO0OqmAwAk';

/**
 * MSW handlers for the operations of the contract that pages call with `fetch`, with successful answers
 * from the fixtures.
 */
export const handlers: HttpHandler[] = [
  http.get('/cities', ({ response }) => response(200).json({ results: cities })),
  http.get('/ucapan/api/get_provinsi/', ({ response }) => response(200).json(provinces)),
  http.get('/ucapan/api/get_kabupaten/', ({ query, response }) =>
    response(200).json(regencies[Number(query.get('prov_id'))] ?? []),
  ),

  http.get('/persons/search', ({ query, response }) =>
    response(200).json({ results: matching(query.get('text')) }),
  ),
  http.get('/persons/carousel', ({ response }) =>
    response(200).json({ results: personList.slice(0, 3) }),
  ),
  http.get('/persons/regional', ({ query, response }) =>
    response(200).json({ results: matching(query.get('text')) }),
  ),
  http.get('/persons/detail/{id}', ({ params, response }) => {
    const found =
      people.find(({ id }) => id === Number(params.id)) ?? listedPerson(Number(params.id));
    return found
      ? response(200).json(found)
      : response('4XX').json({ code: 'not_found', message: 'No such person.' }, { status: 404 });
  }),
  http.get('/persons/{id}/messages', ({ params, response }) =>
    response(200).json({ results: Number(params.id) === sparsePerson.id ? [] : personMessages }),
  ),

  http.get('/ads/top', ({ response }) => response(200).json({ adsUrls: topAdsUrls })),
  http.get('/ads/bottom', ({ response }) =>
    response(200).json({ results: bottomAdsUrls.map((adsUrl) => ({ adsUrl })) }),
  ),

  http.get('/imgtemplates', ({ query, response }) =>
    response(200).json({ results: templatesOf(query.get('group')) }),
  ),
  http.get('/packages/ucapan/', ({ response }) => response(200).json({ results: packages })),
  http.post('/messages/preview/', ({ response }) => response(200).json(cardUrl)),
  http.post('/messages/previewquotes/', ({ response }) => response(200).json(cardUrl)),
  http.post('/messages/previewlogo/', ({ response }) => response(200).json(cardUrl)),
  http.post('/messages', ({ request, response }) =>
    response(200).json(greetingOrderCreated, { headers: keyEcho(request) }),
  ),

  http.get('/partners/florist/list/actives', ({ query, response }) =>
    response(200).json({ results: Number(query.get('funeralHouseId')) < 4 ? florists : [] }),
  ),
  http.get('/partners/florist/{id}/products', ({ response }) =>
    response(200).json({ result: floristProducts }),
  ),
  http.get('/partners/florist/{id}/product/{productId}', ({ response }) =>
    response(200).json(floristProduct),
  ),
  http.post('/florist/message', ({ request, response }) =>
    response(200).json(flowerOrderCreated, { headers: keyEcho(request) }),
  ),
  http.post('/florist/message/logo/', ({ response }) => response(200).json(logoPath)),

  http.post('/api/v1.0/payment/va/inquiry', async ({ request, response }) => {
    const { orderId, bank } = await request.json();
    return response(200).json({
      ...virtualAccountInvoice,
      orderId,
      bank: bank ?? virtualAccountInvoice.bank,
    });
  }),
  http.delete('/api/v1.0/payment/va/invoice/{id}/cancel', ({ params, response }) =>
    response(200).json({ id: Number(params.id), status: 'cancelled' }),
  ),

  http.get('/api/v1.0/orders', ({ response }) => response(200).json({ results: [unpaidOrder] })),
  // A mock has nothing to tell: the app reads orders again from time to time.
  http.get('/api/v1.0/orders/live', ({ response }) =>
    response('4XX').json({ code: 'not_found', message: 'No such path.' }, { status: 404 }),
  ),
  http.get('/api/v1.0/orders/{id}', ({ params, response }) =>
    response(200).json(createOrderDetail({ id: Number(params.id) })),
  ),
  http.post('/api/v1.0/orders/{id}/cancel', async ({ params, request, response }) => {
    const { version } = await request.json();
    return response(200).json(
      createOrderDetail({
        id: Number(params.id),
        payment: 'cancelled',
        fulfilment: 'stopped',
        version: version + 1,
      }),
    );
  }),
  http.post('/api/v1.0/orders/{id}/card', async ({ params, request, response }) => {
    const { version, fromName } = await request.json();
    return response(200).json(
      createOrderDetail({
        id: Number(params.id),
        fromName,
        payment: 'paid',
        fulfilment: 'inReview',
        version: version + 1,
      }),
    );
  }),
  http.post('/api/v1.0/orders/{id}/proof', ({ params, response }) =>
    response(200).json(
      createOrderDetail({ id: Number(params.id), proofPending: true, version: 2 }),
    ),
  ),

  http.get('/api/v1.0/push/key', ({ response }) => response(200).json({ publicKey: pushKey })),
  http.post('/api/v1.0/push/subscribe', ({ response }) => response(204).empty()),
  http.post('/api/v1.0/push/unsubscribe', ({ response }) => response(204).empty()),

  http.get('/notifications/{id}/list/', ({ response }) =>
    response(200).json({ results: notifications }),
  ),
  http.delete('/users/{id}', ({ response }) => response(204).empty()),
  http.post('/persons/{id}/reports', ({ response }) => response(204).empty()),
  http.patch('/users/{id}', ({ response }) => response(200).json(1)),
  http.get('/users/v2/search', ({ query, response }) =>
    response(200).json(query.get('username') === user.username ? user : {}),
  ),
  http.post('/users/v2/new', async ({ request, response }) => {
    const { username, name, email, gender, photoUrl } = await request.json();
    return response(200).json({ id: 77, username, name, email, gender, photoUrl });
  }),

  http.get('/mauth/signin', ({ response }) =>
    response(200).json({ login_url: '/oidc/auth?client_id=dukacita' }),
  ),
  http.get('/mauth/auth', ({ query, response }) =>
    query.get('code') === null
      ? response(200).json({ success: false, error: 'signin_refused' })
      : response(200).json({
          success: true,
          user: sessionUser,
          token: accessToken,
          expires_in: 3600,
        }),
  ),
  http.post('/mauth/refresh', ({ response }) =>
    response(200).json({ access_token: `${accessToken}-2`, expires_in: 3600 }),
  ),
  http.post('/mauth/signout', ({ response }) => response(204).empty()),

  ...pictureHandlers,
];

function matching(text: string | null): Wire['PersonListItem'][] {
  const lowerCaseText = (text ?? '').toLowerCase();
  return personList.filter(({ name, FuneralHouseName }) =>
    `${name}\n${FuneralHouseName ?? ''}`.toLowerCase().includes(lowerCaseText),
  );
}

function listedPerson(id: number): Wire['PersonDetail'] | undefined {
  const listed = personList.find((item) => item.id === id);
  return listed && { ...sparsePerson, ...listed };
}

function keyEcho(request: Request): Record<string, string> {
  const key = request.headers.get('Idempotency-Key');
  return key === null ? {} : { 'Idempotency-Key': key };
}
