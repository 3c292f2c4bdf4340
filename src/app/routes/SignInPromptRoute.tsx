import { authCopy } from '../../copy/auth.ts';
import { SignInPromptScreen } from '../../features/auth/SignInPromptScreen.tsx';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useSignIn } from './useSignIn.ts';

/** Renders the sign-in prompt in place of a private page. */
export function SignInPromptRoute() {
  useDocumentTitle(authCopy.promptTitle);
  return <SignInPromptScreen {...useSignIn()} focusKey={useFocusKey()} />;
}
