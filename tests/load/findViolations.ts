/** What servers have acknowledged to clients. */
export interface Acknowledged {
  /** Placed orders, by their idempotency key. */
  orders: { key: string; id: number }[];
  /** Events that were answered with 200: the type and the order's version after the event. */
  events: { id: number; version: number; event: string }[];
  /** Recorded payments. */
  payments: { id: number; reference: string; amount: number }[];
  refunds: { reference: string; amount: number }[];
  /** Payments that a bank has notified of and the server has accepted, by their request id. */
  notifications: { id: number; request: string; amount: number }[];
  /** Request ids of payments that the server has rejected. */
  rejections: { request: string }[];
}

/** Runs one statement on the database. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Matches the lines of the history that remind a buyer of the payment, or of the rest of it. */
const reminder =
  '^[^:]*: (pembayaran belum kami terima\\.|terima kasih, sebagian pembayaran telah kami terima\\.)';

/** Queries that select the orders, or other ids, that violate what has to be true at any moment. */
const violations: Record<string, string> = {
  'acknowledged order is not stored': `
    select id from acknowledged_orders as sent where not exists (
      select from idempotency_keys where key = sent.key and order_id = sent.id)`,
  'order is stored without its key, or twice for one key': `
    select id from orders where (select count(*) from idempotency_keys where order_id = orders.id) <> 1`,
  'acknowledged event is not stored': `
    select id from acknowledged_events as sent where not exists (
      select from order_events
      where order_id = sent.id and version = sent.version and event = sent.event)`,
  'acknowledged payment is not stored': `
    select id from acknowledged_payments as sent where not exists (
      select from payments
      where order_id = sent.id and reference = sent.reference and amount = sent.amount)`,
  'acknowledged refund is not stored': `
    select 0 as id from acknowledged_refunds as sent where not exists (
      select from refunds where reference = sent.reference and amount = sent.amount)`,
  'acknowledged notification is not stored exactly once': `
    select id from acknowledged_notifications as sent where
      (select count(*) from bank_payments where payment_request_id = sent.request) <> 1 or
      (select count(*) from payments join bank_payments
          on reference = partner_id || ':' || payment_request_id
        where provider = 'virtual_account' and payment_request_id = sent.request
          and order_id = sent.id and amount = sent.amount) <> 1`,
  'rejected notification is stored': `
    select 0 as id from acknowledged_rejections as sent where exists (
      select from bank_payments where payment_request_id = sent.request) or exists (
      select from payments where reference like '%:' || sent.request)`,
  'notification has no payment, or two': `
    select 0 as id from bank_payments where (select count(*) from payments
      where provider = 'virtual_account'
        and reference = partner_id || ':' || payment_request_id) <> 1`,
  'payment to a virtual account has no notification': `
    select order_id as id from payments where provider = 'virtual_account' and not exists (
      select from bank_payments where reference = partner_id || ':' || payment_request_id)`,
  'virtual account is paid without a payment, or by two': `
    select order_id as id from va_invoices where
      (select count(*) from payments where va_invoice_id = va_invoices.id) <>
      case status when 'paid' then 1 else 0 end`,
  'version is not the number of events': `
    select id from orders
    where version <> (select count(*) from order_events where order_id = orders.id)
      or version <> (select max(version) from order_events where order_id = orders.id)`,
  'event does not continue from the one before': `
    select next.order_id as id from order_events as next left join order_events as previous
      on previous.order_id = next.order_id and previous.version = next.version - 1
    where (next.from_payment, next.from_fulfilment)
      is distinct from (previous.to_payment, previous.to_fulfilment)`,
  'state is not that of the last event': `
    select orders.id from orders join order_events
      on order_events.order_id = orders.id and order_events.version = orders.version
    where (payment_state, fulfilment_state) <> (to_payment, to_fulfilment)`,
  'received is not the sum of the payments': `
    select id from orders where received <>
      (select coalesce(sum(amount), 0) from payments where order_id = orders.id)`,
  'refunded is not the sum of the refunds': `
    select id from orders where refunded <>
      (select coalesce(sum(refunds.amount), 0) from refunds join payments
        on payments.id = refunds.payment_id where order_id = orders.id)`,
  'number of payments is not the number of their events': `
    select id from orders where
      (select count(*) from payments where order_id = orders.id) <>
      (select count(*) from order_events
        where order_id = orders.id and event = 'payment.received')`,
  'number of refunds is not the number of their events': `
    select id from orders where
      (select count(*) from refunds join payments on payments.id = refunds.payment_id
        where order_id = orders.id) <>
      (select count(*) from order_events where order_id = orders.id and event = 'refund.made')`,
  'two payments for one reference': `
    select min(order_id) as id from payments group by reference having count(*) > 1`,
  'deadline passed twice': `
    select order_id as id from order_events where event = 'deadline.passed'
    group by order_id having count(*) > 1`,
  'history is not one line for each event': `
    select id from orders where version <> (
      select count(*) from notifications
      where order_id = orders.id and text !~ '${reminder}')`,
  'buyer was reminded twice': `
    select order_id as id from notifications where text ~ '${reminder}'
    group by order_id having count(*) > 1`,
  'number of senders is not the number of approved messages': `
    select id from persons where sender_count <>
      (select count(*) from person_messages where person_id = persons.id and approved)`,
  'greeting is approved but not shown, or shown but not approved': `
    select orders.id from orders join greeting_orders on greeting_orders.order_id = orders.id
      join person_messages on person_messages.id = greeting_orders.message_id
    where approved <> (fulfilment_state = 'shown')`,
  'order has no card or board, or two': `
    select id from orders where
      (select count(*) from greeting_orders where order_id = orders.id) +
      (select count(*) from flower_orders where order_id = orders.id) <> 1`,
  'number of cards is not that of the corrections': `
    select order_id as id from greeting_orders where
      (select count(*) from card_versions where order_id = greeting_orders.order_id) <>
      (select count(*) + 1 from order_events
        where order_id = greeting_orders.order_id and event = 'card.corrected')`,
  'virtual account of an ended or paid order is open': `
    select order_id as id from va_invoices join orders on orders.id = order_id
    where va_invoices.status = 'open' and payment_state <> 'awaitingPayment'`,
  'two virtual accounts are open': `
    select order_id as id from va_invoices where status = 'open'
    group by order_id having count(*) > 1`,
  'job was tried and failed': `
    select 0 as id from pgboss.job where retry_count > 0 or state = 'failed'`,
};

const statement = `
  with acknowledged_orders as (
      select * from jsonb_to_recordset($1::jsonb) as sent (key text, id integer)),
    acknowledged_events as (
      select * from jsonb_to_recordset($2::jsonb) as sent (id integer, version integer, event text)),
    acknowledged_payments as (
      select * from jsonb_to_recordset($3::jsonb) as sent (id integer, reference text, amount integer)),
    acknowledged_refunds as (
      select * from jsonb_to_recordset($4::jsonb) as sent (reference text, amount integer)),
    acknowledged_notifications as (
      select * from jsonb_to_recordset($5::jsonb) as sent (id integer, request text, amount integer)),
    acknowledged_rejections as (
      select * from jsonb_to_recordset($6::jsonb) as sent (request text))
  ${Object.entries(violations)
    .map(([what, query]) => `select '${what}' as what, id from (${query}) as violating`)
    .join(' union all ')}`;

/**
 * Returns what is wrong in a database, with the ids of orders: acknowledged changes that are not
 * stored, and rows that contradict each other. It reads everything in one statement, so servers may
 * write meanwhile.
 */
export async function findViolations(
  execute: Execute,
  { orders, events, payments, refunds, notifications, rejections }: Acknowledged,
): Promise<string[]> {
  const sent = [orders, events, payments, refunds, notifications, rejections].map((rows) =>
    JSON.stringify(rows),
  );
  const { rows } = await execute(statement, sent);
  return (rows as { what: string; id: number }[]).map(({ what, id }) => `${what}: ${id}`);
}
