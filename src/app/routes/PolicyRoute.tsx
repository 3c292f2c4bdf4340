import { useLocation } from 'react-router-dom';
import { policyNames } from '../../copy/policyLinks.ts';
import { parsePolicyPath } from '../../domain/routes.ts';
import { PolicyScreen } from '../../features/help/PolicyScreen.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

/** Renders the policies: `/help/privasi`, `/help/ketentuan` and `/help/pengembalian`. */
export function PolicyRoute() {
  const { environment } = useServices();
  const { pathname } = useLocation();
  const policy = parsePolicyPath(pathname) ?? 'privacy';
  useDocumentTitle(policyNames[policy]);
  return (
    <PolicyScreen
      policy={policy}
      owner={environment.owner}
      phone={environment.phones.customerService}
      refundDays={environment.refundDays}
    />
  );
}
