import { bankPlugin } from './bank/bankPlugin.ts';
import { buyerMessagesPlugin } from './buyer-messages/buyerMessagesPlugin.ts';
import { demoBankPlugin } from './demo-bank/demoBankPlugin.ts';
import { demoMailboxPlugin } from './demo-mailbox/demoMailboxPlugin.ts';
import { picturesPlugin } from './pictures/picturesPlugin.ts';
import { cataloguePlugin } from './catalogue/cataloguePlugin.ts';
import type { ServerPlugin } from './deps.ts';
import { fieldFiguresPlugin } from './field-figures/fieldFiguresPlugin.ts';
import { filesPlugin } from './files/filesPlugin.ts';
import { flowersPlugin } from './flowers/flowersPlugin.ts';
import { greetingsPlugin } from './greetings/greetingsPlugin.ts';
import { healthPlugin } from './health/healthPlugin.ts';
import { historyPlugin } from './history/historyPlugin.ts';
import { livePlugin } from './live/livePlugin.ts';
import { ordersPlugin } from './orders/ordersPlugin.ts';
import { paymentPlugin } from './payment/paymentPlugin.ts';
import { personsPlugin } from './persons/personsPlugin.ts';
import { placesPlugin } from './places/placesPlugin.ts';
import { signInPlugin } from './sign-in/signInPlugin.ts';
import { staffPlugin } from './staff/staffPlugin.ts';
import { uploadsPlugin } from './uploads/uploadsPlugin.ts';
import { usersPlugin } from './users/usersPlugin.ts';
import { webPlugin } from './web/webPlugin.ts';

/** All plugins of the server. Together they serve each operation of the contract exactly once. */
export const plugins: readonly ServerPlugin[] = [
  bankPlugin,
  buyerMessagesPlugin,
  cataloguePlugin,
  demoBankPlugin,
  demoMailboxPlugin,
  fieldFiguresPlugin,
  filesPlugin,
  flowersPlugin,
  greetingsPlugin,
  healthPlugin,
  historyPlugin,
  livePlugin,
  ordersPlugin,
  paymentPlugin,
  personsPlugin,
  picturesPlugin,
  placesPlugin,
  signInPlugin,
  staffPlugin,
  uploadsPlugin,
  usersPlugin,
  webPlugin,
];
