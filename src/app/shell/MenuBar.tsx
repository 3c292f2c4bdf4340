import { CircleHelp, CircleUserRound, Flower2, History, House } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shellCopy } from '../../copy/shell.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import { parseOrderPath, routes } from '../../domain/routes.ts';
import { BottomBar, type BottomBarEntry } from '../../ui/bottom-bar/BottomBar.tsx';
import { useAuthStatus, useServices } from '../services/ServicesContext.ts';
import { menuIndexOf, orderMenuIndex, storeMenuIndex } from './activeMenu.ts';
import type { DukaState } from './dukaFilter.ts';

/**
 * Renders the bottom menu. Inside an order, the section that it was opened from stays active, and
 * phones have no bottom menu. On an unknown path, no entry is active.
 */
export function MenuBar() {
  const { localStorage } = useServices();
  const { pathname } = useLocation();
  const { authStatus } = useAuthStatus();
  const index = menuIndexOf(pathname);
  const isOrder = parseOrderPath(pathname) !== null;
  const active = index ?? (isOrder ? orderMenuIndex(localStorage) : null);

  useEffect(() => {
    if (index !== null) storeMenuIndex(localStorage, index);
  }, [index, localStorage]);

  return (
    <BottomBar
      label={shellCopy.menu}
      isRailOnly={authStatus !== 'signedOut' && isOrder}
      entries={menuEntries(authStatus !== 'signedOut').map((entry, position) => ({
        ...entry,
        active: position === active,
      }))}
    />
  );
}

/** Returns the five entries in the order of MenuIndex. */
export function menuEntries(isSignedIn: boolean): BottomBarEntry[] {
  return [
    { key: 'home', label: shellCopy.home, icon: House, href: routes.home() },
    {
      key: 'history',
      label: shellCopy.history,
      icon: History,
      href: routes.history(),
      inert: isSignedIn ? undefined : shellCopy.historyInert,
    },
    {
      key: 'duka',
      label: shellCopy.duka,
      icon: Flower2,
      href: routes.duka(),
      state: { city: ALL_CITIES } satisfies DukaState,
    },
    { key: 'help', label: shellCopy.help, icon: CircleHelp, href: routes.help() },
    { key: 'account', label: shellCopy.account, icon: CircleUserRound, href: routes.profile() },
  ];
}
