import { bankCodes } from '@dukacita/shared/bankCodes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { floristProducts, florists, packages } from './catalogue.ts';
import { checkValues } from './checkValues.ts';
import { timestampColumn } from './timestampColumn.ts';
import { personMessages, persons } from './persons.ts';
import { funeralHouses } from './places.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

const orderKinds = ['greeting', 'flowers'] as const;

export const paymentStates = [
  'awaitingPayment',
  'paid',
  'expired',
  'cancelled',
  'paidLate',
  'refundDue',
  'refunded',
] as const;

/** In which role somebody acts on an order. */
export const actors = ['buyer', ...roles, 'bank', 'system'] as const;

export const fulfilmentStates = [
  'waiting',
  'inReview',
  'rejected',
  'shown',
  'withdrawn',
  'offered',
  'declined',
  'accepted',
  'inDelivery',
  'delivered',
  'stopped',
] as const;

const invoiceStates = ['open', 'cancelled', 'paid', 'expired'] as const;

/** Orders of both kinds. They share one id sequence, so that an order number is unique. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    /** The buyer. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id),
    /** The states and facts of the order's life; `orders/lifecycle` alone writes them. */
    paymentState: text('payment_state', { enum: paymentStates }).notNull(),
    fulfilmentState: text('fulfilment_state', { enum: fulfilmentStates }).notNull(),
    /** The sums of all payments and refunds, in whole rupiah. */
    received: integer('received').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    /** Whether a proof of payment waits for finance. */
    proofPending: boolean('proof_pending').notNull().default(false),
    /** Whether a proof was declined, which has extended the deadline. */
    proofDeclined: boolean('proof_declined').notNull().default(false),
    /** Number of events so far; every event increments it. */
    version: integer('version').notNull().default(1),
    /** The version of the machine that stored the states. */
    machineVersion: smallint('machine_version').notNull().default(1),
    /** Whole rupiah, before the discount. */
    price: integer('price').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    /** The total in cents of a US dollar, for PayPal; null without a rate, and for a free order. */
    payPalCents: integer('paypal_cents'),
    /** Pay before this time. */
    expiredTime: timestampColumn('expired_time').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    fromName: text('from_name').notNull(),
    room: text('room'),
  },
  (table) => [
    index('orders_user').on(table.userId, sql`${table.createdAt} desc`),
    index('orders_person').on(table.personId),
    index('orders_payment_state').on(table.paymentState, table.id),
    index('orders_fulfilment_state').on(table.fulfilmentState, table.id),
    checkValues('orders', table.kind, orderKinds),
    checkValues('orders', table.paymentState, paymentStates),
    checkValues('orders', table.fulfilmentState, fulfilmentStates),
    check(
      'orders_money',
      sql`${table.price} >= 0 and ${table.discount} >= 0 and ${table.total} >= 0`,
    ),
    check('orders_paypal_cents', sql`${table.payPalCents} > 0`),
  ],
);

/** The card of a greeting order. */
export const greetingOrders = pgTable('greeting_orders', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  packageId: integer('package_id').references(() => packages.id),
  templateId: integer('template_id').notNull(),
  personName: text('person_name').notNull(),
  message: text('message').notNull(),
  description: text('description').notNull(),
  /** Key of the stored file of the accepted card. */
  cardKey: text('card_key').notNull(),
  /** The message for the room and the family's app, which is shown once it is approved. */
  messageId: integer('message_id')
    .unique()
    .references(() => personMessages.id, { onDelete: 'set null' }),
});

/** The board of a flower order. */
export const flowerOrders = pgTable(
  'flower_orders',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    floristId: integer('florist_id')
      .notNull()
      .references(() => florists.id),
    productId: integer('product_id')
      .notNull()
      .references(() => floristProducts.id),
    funeralHouseId: integer('funeral_house_id')
      .notNull()
      .references(() => funeralHouses.id),
    personName: text('person_name').notNull(),
    message: text('message').notNull(),
    subMessage: text('sub_message').notNull(),
    /** Key of the buyer's uploaded logo. */
    logoKey: text('logo_key'),
    /** Key of the picture of the board with its words; null if the product has no design. */
    pictureKey: text('picture_key'),
    /** Key of the florist's photo of the delivered board. */
    deliveryPhotoKey: text('delivery_photo_key'),
  },
  (table) => [index('flower_orders_florist').on(table.floristId)],
);

/** The cards of an order: the first one and every correction. Rows are never changed. */
export const cardVersions = pgTable(
  'card_versions',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for the card of the order. */
    number: smallint('number').notNull(),
    templateId: integer('template_id').notNull(),
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    /** Key of the stored file. */
    cardKey: text('card_key').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

/** The events of an order, in their order. Rows are never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's version after the event; 1 for its creation. */
    version: integer('version').notNull(),
    at: timestampColumn('at').notNull(),
    /** The type of the event; `order.created` is the first one. */
    event: text('event').notNull(),
    /** In which role somebody acted; `system` for jobs, `bank` for a bank's notification. */
    actor: text('actor', { enum: actors }).notNull(),
    /** Who acted; null for the system and banks. */
    userId: integer('user_id').references(() => users.id),
    /** Why, in the words of the person who acted. */
    reason: text('reason'),
    fromPayment: text('from_payment', { enum: paymentStates }),
    fromFulfilment: text('from_fulfilment', { enum: fulfilmentStates }),
    toPayment: text('to_payment', { enum: paymentStates }).notNull(),
    toFulfilment: text('to_fulfilment', { enum: fulfilmentStates }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    checkValues('order_events', table.actor, actors),
    checkValues('order_events', table.fromPayment, paymentStates),
    checkValues('order_events', table.fromFulfilment, fulfilmentStates),
    checkValues('order_events', table.toPayment, paymentStates),
    checkValues('order_events', table.toFulfilment, fulfilmentStates),
  ],
);

/**
 * Idempotency keys, written in the transaction of their order with the response of the first
 * request.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of operation and body, as hex. */
    requestHash: text('request_hash').notNull(),
    /** Null only within the transaction that creates the order. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Not `jsonb`, which reorders the fields: a repeated request gets the same bytes. */
    response: json('response').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const vaInvoices = pgTable(
  'va_invoices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    bank: text('bank', { enum: bankCodes }).notNull(),
    vaNumber: text('va_number').notNull(),
    /** Whole rupiah. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: invoiceStates }).notNull(),
    expiredTime: timestampColumn('expired_time').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    cancelledAt: timestampColumn('cancelled_at'),
  },
  (table) => [
    checkValues('va_invoices', table.bank, bankCodes),
    checkValues('va_invoices', table.status, invoiceStates),
    // A bank asks about numbers whose account is closed, too.
    index('va_invoices_number').on(table.vaNumber, table.id),
    uniqueIndex('va_invoices_open_order')
      .on(table.orderId, table.bank)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('va_invoices_open_number')
      .on(table.vaNumber)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Rendered cards by the hash of their inputs; an order can refer only to one of these. */
export const cardPreviews = pgTable('card_previews', {
  /** Key of the stored file. */
  key: text('key').primaryKey(),
  inputs: jsonb('inputs').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});
