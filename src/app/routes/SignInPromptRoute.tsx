import { authCopy } from '../../copy/auth.ts';
import { SignInPromptScreen } from '../../features/auth/SignInPromptScreen.tsx';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useSignIn } from './useSignIn.ts';

/** What stands in place of a page for which one has to be signed in. */
export function SignInPromptRoute() {
  useDocumentTitle(authCopy.promptTitle);
  return <SignInPromptScreen {...useSignIn()} focusKey={useFocusKey()} />;
}
