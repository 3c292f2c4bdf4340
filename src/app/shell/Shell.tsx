import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { shellCopy } from '../../copy/shell.ts';
import { TopBarSubmitProvider } from '../../ui/top-bar/TopBarSubmit.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { FocusKeyContext } from './FocusKey.ts';
import { MenuBar } from './MenuBar.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SessionEndToast } from './SessionEndToast.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { StorageToast } from './StorageToast.tsx';
import styles from './Shell.module.css';

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
