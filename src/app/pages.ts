import { lazyPage } from './lazyPage.tsx';

/** Every page that is loaded on its own. */
export const pages = {
  home: lazyPage(async () => (await import('./routes/HomeRoute.tsx')).HomeRoute),
  dukaList: lazyPage(async () => (await import('./routes/DukaListRoute.tsx')).DukaListRoute),
  person: lazyPage(async () => (await import('./routes/PersonRoute.tsx')).PersonRoute),
  messages: lazyPage(async () => (await import('./routes/MessagesRoute.tsx')).MessagesRoute),
  history: lazyPage(async () => (await import('./routes/HistoryRoute.tsx')).HistoryRoute),
  help: lazyPage(async () => (await import('./routes/HelpRoute.tsx')).HelpRoute),
  order: lazyPage(async () => (await import('./routes/OrderRoute.tsx')).OrderRoute),
  profile: lazyPage(async () => (await import('./routes/ProfileRoute.tsx')).ProfileRoute),
  signInPrompt: lazyPage(async () => (await import('./routes/SignInPromptRoute.tsx')).SignInPromptRoute),
  authCallback: lazyPage(async () => (await import('./routes/AuthCallbackRoute.tsx')).AuthCallbackRoute),
  notFound: lazyPage(async () => (await import('./routes/NotFoundRoute.tsx')).NotFoundRoute),
};

/** Loads the page of an address ahead of time, as when a finger comes down on its link. Never rejects. */
export async function preloadPage(pathname: string): Promise<void> {
  const [, area = '', section] = pathname.split('/');
  if (area === 'duka') {
    if (section === 'detail') await pages.person.preload();
    else if (section === 'message') await pages.messages.preload();
    else await pages.dukaList.preload();
    return;
  }
  await pagesByArea[area]?.preload();
}

const pagesByArea: Readonly<Partial<Record<string, (typeof pages)[keyof typeof pages]>>> = {
  '': pages.home,
  home: pages.home,
  history: pages.history,
  help: pages.help,
  order: pages.order,
  profile: pages.profile,
  auth: pages.authCallback,
};
