import { helpCopy } from '../../copy/help.ts';
import { HelpScreen } from '../../features/help/HelpScreen.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

export function HelpRoute() {
  const { environment } = useServices();
  useDocumentTitle(helpCopy.title);
  return <HelpScreen phones={environment.phones} bank={environment.bankAccount} />;
}
