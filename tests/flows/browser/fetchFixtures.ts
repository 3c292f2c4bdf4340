import { listTopAds } from '../../../src/api/resources/ads.ts';
import {
  createFlowerOrder,
  getProduct,
  listFlorists,
  listProducts,
} from '../../../src/api/resources/flowers.ts';
import {
  listPackages,
  listTemplates,
  type CardRequest,
} from '../../../src/api/resources/greetings.ts';
import { uploadLogo } from '../../../src/api/resources/logos.ts';
import { getOrder } from '../../../src/api/resources/orders.ts';
import { inquireVirtualAccount } from '../../../src/api/resources/payment.ts';
import { getPerson, listCarouselPersons } from '../../../src/api/resources/persons.ts';
import { listProvinces, listRegencies } from '../../../src/api/resources/places.ts';
import { getProfile } from '../../../src/api/resources/users.ts';
import type { Session } from '../../../src/domain/session.ts';
import { LOGO, PERSON } from '../../e2e/support/ordering.ts';
import { flowerBill, greetingBill } from '../support/bill.ts';
import type { TemplateGroup } from '../../../src/domain/greeting.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { createClient } from './createClient.ts';
import { orderGreeting, placedOrder } from './orderGreeting.ts';

/**
 * Fetches the fixtures from a server, and places an order of each kind. The cost of an order is
 * calculated from the choices and not taken from the server's response.
 */
export async function fetchFixtures(address: string, session: Session): Promise<Fixtures> {
  const client = createClient(address, session.accessToken);
  const { user: buyer } = session;
  const person = await getPerson(client, PERSON);
  const templates: Record<TemplateGroup, Awaited<ReturnType<typeof listTemplates>>> = {
    F: await listTemplates(client, 'F'),
    D: await listTemplates(client, 'D'),
    E: await listTemplates(client, 'E'),
    quotes: await listTemplates(client, 'quotes'),
    logo: await listTemplates(client, 'logo'),
  };
  const packages = await listPackages(client, {
    personId: person.id,
    placeId: person.funeralHouse.id ?? 0,
    userId: buyer.id,
  });
  const content: CardRequest = {
    person,
    buyer,
    templateId: first(templates.F, 'template').id,
    mode: 3,
    note: { choice: 'none', text: '' },
    sender: buyer.name ?? '',
    quotes: { header: '', message: '', footer: '' },
    logo: null,
  };
  const offer = first(packages, 'package');
  const { card, order } = await orderGreeting(client, {
    ...content,
    person,
    buyer,
    package: offer,
  });
  const greetingOrder = { ...order, ...greetingBill(offer) };
  const orderDetail = { ...(await getOrder(client, order.id)), ...greetingBill(offer) };
  const invoice = await inquireVirtualAccount(client, { orderId: greetingOrder.id });
  if (invoice.type !== 'opened')
    throw new Error(`The server opens no virtual account for the order: ${invoice.code}.`);

  const florists = await listFlorists(client, person.funeralHouse.id ?? 0);
  const florist = first(florists, 'florist');
  const products = await listProducts(client, florist.id);
  const product = first(products, 'board');
  const flowerOrder = {
    ...placedOrder(
      await createFlowerOrder(client, {
        person,
        buyer,
        florist,
        product,
        logo: null,
        sender: buyer.name ?? '',
        message: 'Turut berdukacita',
        subMessage: '',
        key: crypto.randomUUID(),
      }),
    ),
    ...flowerBill(product),
  };

  const provinces = await listProvinces(client);
  const regencies = new Map(
    await Promise.all(
      provinces.map(async ({ id }) => [id, await listRegencies(client, id)] as const),
    ),
  );
  const { id: _, ...profile } = await getProfile(client, buyer.username);
  return {
    session,
    person,
    templates: (group) => templates[group],
    card,
    logo: await uploadLogo(
      client,
      new File([LOGO.buffer], LOGO.name, { type: LOGO.mimeType }),
      LOGO.name,
    ),
    packages,
    florists,
    products,
    detail: await getProduct(client, { floristId: florist.id, productId: product.id }),
    greetingOrder,
    orderDetail,
    flowerOrder,
    invoice: { ...invoice.invoice, amount: greetingOrder.total },
    profile,
    provinces,
    regencies: (id) => regencies.get(id) ?? [],
    slides: (await listTopAds(client)).length,
    newestPeople: (await listCarouselPersons(client)).people.map((person) => ({
      id: person.id,
      name: person.name,
      age: person.age,
      house: person.funeralHouse.name,
    })),
  };
}

function first<Item>(items: readonly Item[], name: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`The server offers no ${name}.`);
  return item;
}
