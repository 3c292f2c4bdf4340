import { AppError } from '../../src/domain/appError.ts';
import type { Florist, FloristProduct } from '../../src/domain/florist.ts';
import type { CardTemplate } from '../../src/domain/greeting.ts';
import type { PlacedOrder, PlacementOutcome, VirtualAccountInvoice } from '../../src/domain/order.ts';
import type { Person } from '../../src/domain/person.ts';
import type { GreetingPackage } from '../../src/domain/price.ts';
import type { SessionUser } from '../../src/domain/session.ts';
import type { AppErrorCode } from '../../src/domain/appError.ts';
import { failure, refusal } from '../../tools/flows/src/outcomes.ts';

/** Values with which the models of this product's machines are filled. */
export const person: Person = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Melati 2',
  deathTime: null,
  funeralTime: null,
  burialTime: null,
  funeralHouse: { id: 2, name: 'Rumah Duka', address: null },
  burialPlace: { name: null, address: null },
  recipientUserId: 3,
  senderCount: 0,
  families: [],
  events: [],
};

export const buyer: SessionUser = {
  id: 12,
  username: 'sari',
  name: 'Sari Lestari',
  email: 'sari@example.org',
  gender: null,
  pictureUrl: null,
};

export const templates: CardTemplate[] = [{ id: 101, imageUrl: '/t/101.webp', title: null, layout: null }];

export const packages: GreetingPackage[] = [
  { id: 1, price: 100_000, discount: 10_000, discountPercentage: 10 },
];

export const florist: Florist = { id: 1, photoUrl: '/f/1.webp', description: 'Papan bunga' };

export const product: FloristProduct = {
  id: 11,
  name: 'Melati',
  size: '2 x 1 m',
  photoUrl: '/p/11.webp',
  price: 500_000,
};

export const order: PlacedOrder = {
  kind: 0,
  id: 42,
  price: 100_000,
  discount: 10_000,
  total: 90_000,
  expiresAt: '2026-11-22T10:00:00+07:00',
};

export const invoice: VirtualAccountInvoice = {
  id: 5,
  bank: 'bca',
  number: '8077708123456789',
  amount: 90_000,
  expiresAt: order.expiresAt,
};

export const offline = failure(new AppError('offline'));

export function placed(kind: PlacedOrder['kind']): PlacementOutcome {
  return { type: 'placed', order: { ...order, kind }, keySupport: 'honoured' };
}

export function refusedFor(code: AppErrorCode) {
  return refusal({ type: 'refused' as const, code });
}
