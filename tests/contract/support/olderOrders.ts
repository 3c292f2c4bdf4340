import { orderNumber } from '../../../server/src/features/orders/orderNumber.ts';

/** An order of the release before orders had a life. Times are ISO 8601. */
export interface OlderOrder {
  id: number;
  kind: 'greeting' | 'flowers';
  status: 'awaiting_payment' | 'paid' | 'expired' | 'cancelled';
  isOverdue: boolean;
  message: 'approved' | 'unapproved' | 'none';
  total: number;
  invoice: 'open' | 'paid' | 'cancelled' | 'expired' | 'none';
}

/** A line of a user's history, with the order that it tells about; undefined for none. */
interface OlderLine {
  userId: number;
  text: string;
  orderId: number | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** The deadline of orders that are not overdue. */
export const deadline = new Date(Date.now() + day);

/** When overdue orders had to be paid, and when all orders were placed. */
export const passedDeadline = new Date('2026-10-02T03:00:00Z');
export const createdAt = new Date('2026-10-01T03:00:00Z');

/** Orders in all combinations that the tables of the older release allow. */
export const olderOrders: readonly OlderOrder[] = combine({
  kind: ['greeting', 'flowers'],
  status: ['awaiting_payment', 'paid', 'expired', 'cancelled'],
  isOverdue: [false, true],
  message: ['approved', 'unapproved', 'none'],
  total: [0, 90_000],
  invoice: ['open', 'paid', 'cancelled', 'expired', 'none'],
})
  .filter(({ kind, message }) => kind === 'greeting' || message === 'none')
  .filter(({ kind, total, invoice }) => invoice === 'none' || (kind === 'greeting' && total > 0))
  .map((order, index) => ({ ...order, id: index + 1 }));

/** Returns the buyer of an order. */
function buyerOf({ id }: Pick<OlderOrder, 'id'>): number {
  return 1 + (id % 2);
}

const plainLines = [
  'Selamat datang di Dukacita.',
  'pesanan ORDER-0000001: huruf kecil',
  ' Pesanan ORDER-0000001: dengan spasi',
  'Pesanan ORDER-1: tanpa nol',
  'Pesanan ORDER-00000001: terlalu banyak nol',
  'Pesanan ORDER-0000001 tanpa titik dua',
  'Halo\nPesanan ORDER-0000001: baris kedua',
  'Pesanan ORDER-0009999: pesanan yang tidak ada',
  'Pesanan ORDER-9999999999: terlalu besar',
  'Pesanan ORDER-99999999999999999999: jauh terlalu besar',
];

/** The history of all users. */
export const olderLines: readonly OlderLine[] = [
  ...olderOrders.map((order) => ({
    userId: buyerOf(order),
    text: `Pesanan ${orderNumber(order.id)}: pesanan telah kami terima.`,
    orderId: order.id,
  })),
  ...olderOrders.slice(0, 3).map((order) => ({
    userId: 3 - buyerOf(order),
    text: `Pesanan ${orderNumber(order.id)}: pesanan pengguna lain.`,
    orderId: undefined,
  })),
  ...[1, 2].flatMap((userId) => plainLines.map((text) => ({ userId, text, orderId: undefined }))),
];

/** Messages that belong to no order: person, sender and whether they are approved. */
const ownMessages = [
  { person_id: 1, from_name: 'Tanpa pesanan, disetujui', approved: true },
  { person_id: 1, from_name: 'Tanpa pesanan, belum disetujui', approved: false },
  { person_id: 2, from_name: 'Tanpa pesanan, disetujui', approved: true },
];

/** Returns the statements that fill the tables of the older release. */
export function olderStatements(): string {
  const greetings = olderOrders.filter(({ kind }) => kind === 'greeting');
  const withMessage = greetings.filter(({ message }) => message !== 'none');
  return [
    `insert into users (id, username, name) values
       (1, 'sari', 'Sari'), (2, 'budi', 'Budi'), (3, 'rizal', 'Rizal');
     insert into cities (id, name) values (1, 'Bandung');
     insert into funeral_houses (id, city_id, name, search_name, address)
       values (1, 1, 'Rumah Duka', 'rumah duka', 'Bandung');
     insert into persons (id, name, search_name, city_id, live_until) values
       (1, 'Maria', 'maria', 1, now()), (2, 'Yosef', 'yosef', 1, now());
     insert into florists (id, name, description, photo_path) values (1, 'Mawar', '', '/a.webp');
     insert into florist_products (id, florist_id, position, name, size, description, photo_path, price)
       values (1, 1, 1, 'Papan', '2 x 1 m', '', '/b.webp', 90000);`,
    insert('orders', olderOrders.map(toOrder)),
    insert('person_messages', [
      ...withMessage.map(({ id, message }) => ({
        id,
        person_id: personOf(id),
        message_date: createdAt,
        from_name: `Keluarga ${id}`,
        approved: message === 'approved',
      })),
      ...ownMessages.map((message, index) => ({
        id: 1000 + index,
        message_date: createdAt,
        ...message,
      })),
    ]),
    insert('greeting_orders', greetings.map(toGreeting)),
    insert(
      'flower_orders',
      olderOrders
        .filter(({ kind }) => kind === 'flowers')
        .map(({ id }) => ({
          order_id: id,
          florist_id: 1,
          product_id: 1,
          funeral_house_id: 1,
          person_name: 'Maria',
          message: 'Turut berdukacita',
          sub_message: '',
        })),
    ),
    insert(
      'va_invoices',
      olderOrders
        .filter(({ invoice }) => invoice !== 'none')
        .map(({ id, total, invoice, isOverdue }) => ({
          id,
          order_id: id,
          bank: 'bca',
          va_number: `70012${id}`,
          amount: total,
          status: invoice,
          expired_time: isOverdue ? passedDeadline : deadline,
          created_at: createdAt,
          cancelled_at: invoice === 'cancelled' ? createdAt : null,
        })),
    ),
    insert(
      'notifications',
      olderLines.map(({ userId, text }, index) => ({
        id: index + 1,
        user_id: userId,
        text,
        created_at: createdAt,
      })),
    ),
    `update persons set sender_count =
       (select count(*) from person_messages where person_id = persons.id and approved);
     select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders));
     select setval(pg_get_serial_sequence('person_messages', 'id'), (select max(id) from person_messages));
     select setval(pg_get_serial_sequence('notifications', 'id'), (select max(id) from notifications));`,
  ].join(';\n');
}

function toOrder({ id, kind, status, isOverdue, total }: OlderOrder) {
  return {
    id,
    kind: kind === 'greeting' ? 0 : 1,
    user_id: buyerOf({ id }),
    person_id: personOf(id),
    status,
    price: 100_000,
    discount: 100_000 - total,
    total,
    expired_time: isOverdue ? passedDeadline : deadline,
    created_at: createdAt,
    from_name: `Keluarga ${id}`,
    room: id % 3 === 0 ? 'Ruang Melati 2' : null,
  };
}

function toGreeting({ id, message }: OlderOrder) {
  return {
    order_id: id,
    template_id: 101,
    person_name: 'Maria',
    message: `Turut Berdukacita ${id}`,
    description: 'General',
    card_key: `cards/${id}.webp`,
    message_date: '2026/10/01 10:00:00',
    access_from: 'W',
    message_id: message === 'none' ? null : id,
  };
}

function personOf(id: number): number {
  return 1 + (id % 3 === 0 ? 1 : 0);
}

/** Returns a statement that inserts rows; a column that is not given is null. */
function insert(table: string, rows: readonly object[]): string {
  const json = JSON.stringify(rows).replaceAll("'", "''");
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, '${json}')`;
}

type Choices<Row> = { [Key in keyof Row]: readonly Row[Key][] };

/** Returns the rows with every combination of values. */
function combine(choices: Choices<Omit<OlderOrder, 'id'>>): Omit<OlderOrder, 'id'>[] {
  return Object.entries(choices).reduce<object[]>(
    (rows, [key, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [key]: value }))),
    [{}],
  ) as Omit<OlderOrder, 'id'>[];
}
