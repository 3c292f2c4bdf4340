import { WifiOff } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { shellCopy } from '../../copy/shell.ts';
import { routes } from '../../domain/routes.ts';
import { FocusKeyContext } from '../../ui/page/Page.tsx';
import { TopBar } from '../../ui/top-bar/TopBar.tsx';
import { TopBarSubmitPlace, TopBarSubmitProvider } from '../../ui/top-bar/TopBarSubmit.tsx';
import { canGoBack } from '../platform/platform.ts';
import { useAuthStatus, useServices } from '../services/ServicesContext.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { DukaSearch } from './DukaSearch.tsx';
import { MenuBar } from './MenuBar.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import styles from './Shell.module.css';
import { useToast } from '../../ui/toast/useToast.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { isDukaList } from './dukaFilter.ts';

/** Renders the shell around every page except the sign-in callback. */
export function Shell() {
  const { view, trackPageView } = useServices();
  const { key, pathname } = useLocation();
  const [arrivalPath] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== arrivalPath) setHasMoved(true);

  useEffect(() => trackPageView(pathname), [trackPageView, pathname]);

  return (
    <TopBarSubmitProvider>
      <div className={styles['shell']}>
        <ShellTopBar />
        <OfflineStrip />
        <FocusKeyContext value={hasMoved ? pathname : undefined}>
          <AppErrorBoundary resetKey={key} onReload={() => view.location.reload()}>
            <Suspense fallback={<PageSkeleton label={shellCopy.loadingPage} />}>
              <Outlet />
            </Suspense>
          </AppErrorBoundary>
        </FocusKeyContext>
        <MenuBar />
        <SessionEndToast />
        <StorageToast />
      </div>
    </TopBarSubmitProvider>
  );
}

/** Says once what is lost with the page when the browser refuses to store anything. */
function StorageToast() {
  const { localStorage } = useServices();
  const toast = useToast();
  useEffect(
    () => localStorage.onRefusal?.(() => toast({ text: shellCopy.storageRefused })),
    [localStorage, toast],
  );
  return null;
}

/** Public pages. On private pages, the sign-in prompt shows why the session ended. */
const PUBLIC_PAGES = /^\/(duka|help)(\/|$)/;

/** Shows why the session ended on a public page, but not after a sign-out. */
function SessionEndToast() {
  const { authStatus, error } = useAuthStatus();
  const { pathname } = useLocation();
  const toast = useToast();
  const previousStatus = useRef(authStatus);

  useEffect(() => {
    const hasEnded =
      previousStatus.current === 'signedIn' && authStatus === 'signedOut' && error !== null;
    previousStatus.current = authStatus;
    if (hasEnded && PUBLIC_PAGES.test(pathname))
      toast({ text: describePageError(error), tone: 'danger' });
  }, [authStatus, error, pathname, toast]);

  return null;
}

/** Shows a notice below the top bar while the device is offline. */
function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles['place']}>
      {!isOnline && (
        <p className={styles['strip']}>
          <WifiOff />
          <span>
            <strong>{shellCopy.offlineTitle}.</strong> {shellCopy.offlineText}
          </span>
        </p>
      )}
    </div>
  );
}

/** Returns `navigator.onLine` and re-renders when it changes. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Renders the top bar: a back button, and the search on the list or else the product name. */
function ShellTopBar() {
  const { environment, view } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isRoot = pathname === '/' || pathname === '/home';

  const goBack = () => {
    if (canGoBack(view)) void navigate(-1);
    else
      void navigate(pathname.startsWith('/duka/') ? routes.duka() : routes.home(), {
        replace: true,
      });
  };

  return (
    <TopBar
      back={isRoot ? undefined : { label: shellCopy.back, onBack: goBack }}
      title={environment.productName}
      search={isDukaList(pathname) ? <DukaSearch /> : undefined}
      end={<TopBarSubmitPlace />}
    />
  );
}
