import type { ReactNode } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { pages } from './pages.ts';
import { useAuthStatus } from '../services/ServicesContext.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';

/** Renders its children for a signed-in user, and the sign-in prompt for a visitor. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { authStatus } = useAuthStatus();
  if (authStatus === 'restoring') return <PageSkeleton label={shellCopy.restoringSession} />;
  return authStatus === 'signedIn' ? children : <pages.signInPrompt.Page />;
}
