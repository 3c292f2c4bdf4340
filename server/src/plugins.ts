import { picturesPart } from './art/picturesPart.ts';
import { identityPlugin } from './sign-in/signInPlugin.ts';
import { cataloguePlugin } from './catalogue/cataloguePlugin.ts';
import type { ServerPlugin } from './deps.ts';
import { filesPlugin } from './files/filesPlugin.ts';
import { flowerOrdersPlugin } from './flowers/flowerOrdersPlugin.ts';
import { greetingOrdersPlugin } from './greetings/greetingOrdersPlugin.ts';
import { healthPlugin } from './health/healthPlugin.ts';
import { notificationsPlugin } from './notifications/notificationsPlugin.ts';
import { paymentPlugin } from './payment/paymentPlugin.ts';
import { personsPlugin } from './persons/personsPlugin.ts';
import { placesPlugin } from './places/placesPlugin.ts';
import { uploadsPlugin } from './uploads/uploadsPlugin.ts';
import { usersPlugin } from './users/usersPlugin.ts';
import { downloadPlugin } from './web/downloadPlugin.ts';
import { webPlugin } from './web/webPlugin.ts';

/** All plugins of the server. Together they serve each operation of the contract exactly once. */
export const plugins: readonly ServerPlugin[] = [
  cataloguePlugin,
  downloadPlugin,
  filesPlugin,
  flowerOrdersPlugin,
  greetingOrdersPlugin,
  healthPlugin,
  identityPlugin,
  notificationsPlugin,
  paymentPlugin,
  personsPlugin,
  picturesPart,
  placesPlugin,
  uploadsPlugin,
  usersPlugin,
  webPlugin,
];
