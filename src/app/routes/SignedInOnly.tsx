import type { ReactNode } from 'react';
import { SignInPromptScreen } from '../../features/auth/SignInPromptScreen.tsx';
import { authCopy } from '../../copy/auth.ts';
import { useAuthStanding } from '../ServicesContext.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useSignIn } from './useSignIn.ts';

/** Shows its children to who is signed in, and on the same address the prompt to others. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { standing } = useAuthStanding();
  if (standing === 'restoring') return <PageSkeleton label={authCopy.restoring} />;
  return standing === 'signedIn' ? children : <PromptRoute />;
}

function PromptRoute() {
  const signIn = useSignIn();
  const focusKey = useFocusKey();
  useDocumentTitle(authCopy.promptTitle);
  return <SignInPromptScreen {...signIn} focusKey={focusKey} />;
}
