import { lazyPage, type LazyPage } from '../shell/lazyPage.tsx';

/** The pages that are code-split. */
export const pages = {
  home: lazyPage(async () => (await import('../routes/HomeRoute.tsx')).HomeRoute),
  dukaList: lazyPage(async () => (await import('../routes/DukaListRoute.tsx')).DukaListRoute),
  person: lazyPage(async () => (await import('../routes/PersonRoute.tsx')).PersonRoute),
  messages: lazyPage(async () => (await import('../routes/MessagesRoute.tsx')).MessagesRoute),
  history: lazyPage(async () => (await import('../routes/HistoryRoute.tsx')).HistoryRoute),
  historyOrder: lazyPage(
    async () => (await import('../routes/HistoryOrderRoute.tsx')).HistoryOrderRoute,
  ),
  help: lazyPage(async () => (await import('../routes/HelpRoute.tsx')).HelpRoute),
  policy: lazyPage(async () => (await import('../routes/PolicyRoute.tsx')).PolicyRoute),
  order: lazyPage(async () => (await import('../routes/OrderRoute.tsx')).OrderRoute),
  profile: lazyPage(async () => (await import('../routes/ProfileRoute.tsx')).ProfileRoute),
  signInPrompt: lazyPage(
    async () => (await import('../routes/SignInPromptRoute.tsx')).SignInPromptRoute,
  ),
  authCallback: lazyPage(
    async () => (await import('../routes/AuthCallbackRoute.tsx')).AuthCallbackRoute,
  ),
  notFound: lazyPage(async () => (await import('../routes/NotFoundRoute.tsx')).NotFoundRoute),
};

/** Preloads the code of the page at a path. Never rejects. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageOf(pathname)?.preload();
}

function pageOf(pathname: string): LazyPage | undefined {
  const [, area = '', section] = pathname.split('/');
  if (area === 'history' && section === 'order') return pages.historyOrder;
  if (area === 'help' && section) return pages.policy;
  if (area !== 'duka') return pagesByArea.get(area);
  if (section === 'detail') return pages.person;
  return section === 'message' ? pages.messages : pages.dukaList;
}

const pagesByArea: ReadonlyMap<string, LazyPage> = new Map([
  ['', pages.home],
  ['home', pages.home],
  ['history', pages.history],
  ['help', pages.help],
  ['order', pages.order],
  ['profile', pages.profile],
  ['auth', pages.authCallback],
]);
