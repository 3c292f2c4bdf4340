import { person as wirePerson, personList } from '../../../src/testing/fixtures/persons.ts';
import { topAdsUrls } from '../../../src/testing/fixtures/ads.ts';
import {
  florists,
  floristProduct,
  floristProducts,
} from '../../../src/testing/fixtures/flowers.ts';
import {
  cardUrl,
  logoPath,
  packages,
  templatesOf,
} from '../../../src/testing/fixtures/greetings.ts';
import { NOW } from '../../../src/testing/fixtures/now.ts';
import {
  flowerOrder,
  greetingOrder,
  invoice,
  orderDetail,
} from '../../../src/testing/fixtures/knownOrders.ts';
import { provinces, regencies } from '../../../src/testing/fixtures/places.ts';
import { accessToken, sessionUser, user } from '../../../src/testing/fixtures/users.ts';
import { BANK_CODES } from '../../../src/domain/bankCode.ts';
import type { City } from '../../../src/domain/city.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../../../src/domain/florist.ts';
import type { CardTemplate, Logo, TemplateGroup } from '../../../src/domain/greeting.ts';
import type { PlacedOrder, VirtualAccountInvoice } from '../../../src/domain/order.ts';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import type { Person } from '../../../src/domain/person.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { Preview } from '../../../src/machines/greeting-order/types.ts';

/** The submission time (WIB) of every order that a model places. */
export const SUBMITTED_AT = '2026/11/21 10:00:00';

/** The data of models and adapters: the server's responses, parsed into domain types. */
export interface Fixtures {
  readonly session: Session;
  readonly person: Person;
  readonly templates: (group: TemplateGroup) => readonly CardTemplate[];
  readonly card: Preview;
  readonly logo: Logo;
  /** At least two. */
  readonly packages: readonly GreetingPackage[];
  readonly florists: readonly Florist[];
  readonly products: readonly FloristProduct[];
  readonly detail: FloristProductDetail;
  readonly greetingOrder: PlacedOrder;
  /** The greeting order as its page shows it: unpaid, without a virtual account. */
  readonly orderDetail: OrderDetail;
  readonly flowerOrder: PlacedOrder;
  readonly invoice: VirtualAccountInvoice;
  readonly profile: Profile;
  /** At least two of them have two or more regencies. */
  readonly provinces: readonly City[];
  readonly regencies: (provinceId: number) => readonly City[];
  /** The number of pictures in the carousel on the home page. */
  readonly slides: number;
  /** The people on the home page, with their age and the name of the funeral house if there is one. */
  readonly newestPeople: readonly {
    readonly id: number;
    readonly name: string;
    readonly age: number | null;
    readonly house: string | null;
  }[];
}

const hour = 3_600_000;

/** The cost of the greeting order. None of the amounts is rounded, so that a rounded one is noticed. */
const cost = { price: 100_250, discount: 10_125, total: 90_125 };
const { id: userId, ...profile } = user;

/** The fixtures that match the mock upstream, parsed into domain types. */
export const mockFixtures: Fixtures = {
  session: {
    user: {
      id: userId,
      username: sessionUser.sub,
      name: sessionUser.name,
      email: sessionUser.email,
      gender: sessionUser.gender,
      pictureUrl: sessionUser.picture,
    },
    accessToken,
    expiresAt: NOW + hour,
    refreshAt: NOW + hour - 5 * 60_000,
  },
  person: {
    id: wirePerson.id,
    name: wirePerson.name,
    age: wirePerson.age,
    photoUrl: wirePerson.photoUrl,
    room: wirePerson.room,
    deathTime: wirePerson.deathTime,
    funeralTime: wirePerson.funeralTime,
    burialTime: wirePerson.burialTime,
    funeralHouse: {
      id: wirePerson.FuneralHouseId,
      name: wirePerson.FuneralHouseName,
      address: wirePerson.FuneralHouseAddress,
    },
    burialPlace: { name: wirePerson.BurialPlaceName, address: wirePerson.BurialPlaceAddress },
    recipientUserId: wirePerson.User?.id ?? null,
    senderCount: wirePerson.senderCount,
    families: wirePerson.Families,
    events: wirePerson.Events.map(({ eventName, eventDate }) => ({
      name: eventName,
      time: eventDate,
    })),
    faith: wirePerson.faith ?? null,
    deliverable: wirePerson.deliverable ?? { cardInRoomUntil: null, boardUntil: null },
  },
  templates: (group) =>
    templatesOf(group).map(({ id, imageUrl, groundUrl, title, faiths, layout }) => ({
      id,
      imageUrl,
      ...(groundUrl && { groundUrl }),
      title: title ?? null,
      faiths: faiths ?? [],
      layout: layout ?? null,
    })),
  card: { url: cardUrl },
  logo: { path: logoPath, fileName: 'logo.png' },
  packages: packages.map(({ id, discPercentage, name, description }, index) => ({
    id,
    ...(index === 0 ? { price: 100_250, discount: 10_125 } : { price: 150_900, discount: 0 }),
    discountPercentage: discPercentage,
    name: name ?? null,
    description: description ?? null,
    virtualAccountBanks: BANK_CODES,
  })),
  florists: florists.map(({ id, name, photo, description }) => ({
    id,
    name: name ?? null,
    photoUrl: photo,
    description,
  })),
  products: floristProducts.map((product) => ({
    ...product,
    price: product.price + 750,
    board: product.board ?? null,
  })),
  detail: { photoUrls: floristProduct.photos, description: floristProduct.description },
  greetingOrder: { ...greetingOrder, ...cost },
  orderDetail: { ...orderDetail, ...cost, payPalCents: 547 },
  flowerOrder: { ...flowerOrder, price: 650_750, total: 650_750 },
  invoice: { ...invoice, amount: 90_125 },
  profile,
  provinces,
  regencies: (provinceId) => regencies[provinceId] ?? [],
  slides: topAdsUrls.length,
  newestPeople: personList
    .slice(0, 3)
    .map(({ id, name, age, FuneralHouseName: house }) => ({ id, name, age, house })),
};
