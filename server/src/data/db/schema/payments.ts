import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { orders, vaInvoices } from './orders.ts';
import { checkValues } from './checkValues.ts';
import { timestampColumn } from './timestampColumn.ts';
import { users } from './users.ts';

const providers = ['virtual_account', 'transfer', 'paypal'] as const;

/** Money that was received for an order. Rows are never changed. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** How the money came. */
    provider: text('provider', { enum: providers }).notNull(),
    /** The provider's identifier of the payment. */
    reference: text('reference').notNull(),
    /** Whole rupiah. */
    amount: integer('amount').notNull(),
    /** The account that received the money, or the bank of the virtual account. */
    account: text('account').notNull(),
    /** Why the amount differs from the total. */
    reason: text('reason'),
    vaInvoiceId: integer('va_invoice_id').references(() => vaInvoices.id),
    /** Who recorded it; null for a bank's notification. */
    recordedBy: integer('recorded_by').references(() => users.id),
    paidAt: timestampColumn('paid_at').notNull(),
    recordedAt: timestampColumn('recorded_at').notNull(),
  },
  (table) => [
    unique('payments_reference').on(table.provider, table.reference),
    index('payments_order').on(table.orderId),
    checkValues('payments', table.provider, providers),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/** Money that was returned to a buyer. Rows are never changed. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Whole rupiah. */
    amount: integer('amount').notNull(),
    /** The bank's identifier of the transfer. */
    reference: text('reference').notNull(),
    /** The account that the money went to. */
    account: text('account').notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.id),
    madeAt: timestampColumn('made_at').notNull(),
  },
  (table) => [
    unique('refunds_reference').on(table.reference),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Uploaded proofs of payment, which only the buyer and finance may see. */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    /** Key of the stored file. */
    key: text('key').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    uploadedAt: timestampColumn('uploaded_at').notNull(),
  },
  (table) => [index('payment_proofs_order').on(table.orderId, table.uploadedAt)],
);

/** The calls of banks, which may use an external id once a day. */
export const bankRequests = pgTable(
  'bank_requests',
  {
    partnerId: text('partner_id').notNull(),
    /** The day in Jakarta, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    externalId: text('external_id').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day, table.externalId] })],
);

/** The payment requests of banks, with the answer that a repeated one gets again. */
export const bankPayments = pgTable(
  'bank_payments',
  {
    partnerId: text('partner_id').notNull(),
    paymentRequestId: text('payment_request_id').notNull(),
    /** SHA-256 of account and amount, as hex. */
    requestHash: text('request_hash').notNull(),
    /** The answer, as JSON. */
    answer: text('answer').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.paymentRequestId] })],
);
