import { useLocation, useNavigate } from 'react-router-dom';
import { shellCopy } from '../../copy/shell.ts';
import { routes } from '../../domain/routes.ts';
import { TopBar } from '../../ui/top-bar/TopBar.tsx';
import { TopBarSubmitPlace } from '../../ui/top-bar/TopBarSubmit.tsx';
import { canGoBack } from '../platform/canGoBack.ts';
import { useServices } from '../services/ServicesContext.ts';
import { DukaSearch } from './DukaSearch.tsx';
import { isDukaList } from './dukaFilter.ts';

/** Renders the top bar: a back button, and the search on the list or else the product name. */
export function ShellTopBar() {
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
