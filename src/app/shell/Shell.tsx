import { Suspense, useEffect, useState, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { shellCopy } from '../../copy/shell.ts';
import { TopBarSubmitProvider } from '../../ui/top-bar/TopBarSubmit.tsx';
import { useServices, useAuthStatus } from '../services/ServicesContext.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { FocusKeyContext } from '../../ui/page/FocusKey.ts';
import { MenuBar } from './MenuBar.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import styles from './Shell.module.css';
import { useToast } from '../../ui/toast/useToast.ts';
import { describePageError } from '../../copy/pageErrors.ts';

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
