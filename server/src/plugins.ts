import { createBankPlugin } from './features/payments/bank/bankPlugin.ts';
import { buyerMessagesPlugin } from './features/messages/buyerMessagesPlugin.ts';
import { picturesPlugin } from './features/pictures/picturesPlugin.ts';
import { cataloguePlugin } from './features/catalogue/cataloguePlugin.ts';
import type { Demo } from './config/decideDemo.ts';
import type { ServerPlugin } from './deps.ts';
import { fieldFiguresPlugin } from './features/field-figures/fieldFiguresPlugin.ts';
import { filesPlugin } from './features/pictures/filesPlugin.ts';
import { flowersPlugin } from './features/flowers/flowersPlugin.ts';
import { greetingsPlugin } from './features/greetings/greetingsPlugin.ts';
import { healthPlugin } from './features/health/healthPlugin.ts';
import { historyPlugin } from './features/orders/historyPlugin.ts';
import { livePlugin } from './features/live/livePlugin.ts';
import { ordersPlugin } from './features/orders/ordersPlugin.ts';
import { paymentPlugin } from './features/payments/paymentPlugin.ts';
import { personsPlugin } from './features/persons/personsPlugin.ts';
import { placesPlugin } from './features/catalogue/placesPlugin.ts';
import { ownPageFonts } from './http/own-pages/fonts.ts';
import { createSignInPlugin } from './features/sign-in/signInPlugin.ts';
import { staffPlugin } from './features/staff/staffPlugin.ts';
import { uploadsPlugin } from './features/uploads/uploadsPlugin.ts';
import { usersPlugin } from './features/users/usersPlugin.ts';
import { webPlugin } from './features/app-pages/webPlugin.ts';

/**
 * Returns all plugins of the server, which together serve each operation of the contract exactly
 * once, with those of the demo if it has a part of it. A build may leave the demo out.
 */
export async function loadPlugins(demo: Demo): Promise<readonly ServerPlugin[]> {
  const isDemo = Object.values(demo).includes(true);
  const parts = isDemo ? await import('./demo/demoPlugins.ts') : undefined;
  return [
    createBankPlugin(demo.bank ? parts?.openDemoBank : undefined),
    buyerMessagesPlugin,
    cataloguePlugin,
    fieldFiguresPlugin,
    filesPlugin,
    flowersPlugin,
    greetingsPlugin,
    healthPlugin,
    historyPlugin,
    livePlugin,
    ordersPlugin,
    ownPageFonts,
    paymentPlugin,
    personsPlugin,
    picturesPlugin,
    placesPlugin,
    createSignInPlugin(demo.signIn ? parts?.openIssuer : undefined),
    staffPlugin,
    uploadsPlugin,
    usersPlugin,
    webPlugin,
    ...(parts?.demoPlugins ?? []),
  ];
}
