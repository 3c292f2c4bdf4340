import type { ReactNode } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { pages } from '../pages.ts';
import { useAuthStatus } from '../ServicesContext.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';

/** Shows its children to who is signed in, and on the same address the prompt to others. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { authStatus } = useAuthStatus();
  if (authStatus === 'restoring') return <PageSkeleton label={authCopy.restoring} />;
  return authStatus === 'signedIn' ? children : <pages.signInPrompt.Page />;
}
