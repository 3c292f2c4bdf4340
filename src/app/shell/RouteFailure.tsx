import { useNavigate, useRouteError } from 'react-router-dom';
import { routes } from '../../domain/routes.ts';
import { useServices } from '../ServicesContext.ts';
import { CrashedScreen } from './CrashedScreen.tsx';

/** What stands in place of a page that broke while it was shown or loaded. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { location } = useServices().view;
  return (
    <CrashedScreen
      reason={isMissingChunk(error) ? 'outdated' : 'crashed'}
      onRetry={() => void navigate(location.pathname + location.search || routes.home(), { replace: true })}
      onReload={() => location.reload()}
    />
  );
}

/** A module that cannot be fetched: browsers say so in their own words, and by no code. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
