import { shellCopy } from '../../copy/shell.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

export function NotFoundRoute() {
  useDocumentTitle(shellCopy.notFoundTitle);
  return <NotFoundScreen focusKey={useFocusKey()} />;
}
