import { authCopy, signInErrorTitle } from '../../copy/auth.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface SignInErrorProps {
  error: AppErrorCode | null;
  isSigningIn: boolean;
  onSignInHere: () => void;
}

/**
 * Renders that the sign-in window is open, or why the sign-in failed, with a sign-in on this page
 * when the browser blocked the window.
 */
export function SignInError({ error, isSigningIn, onSignInHere }: SignInErrorProps) {
  if (isSigningIn) {
    return (
      <Notice title={authCopy.signingIn} live="polite">
        {authCopy.windowHint}
      </Notice>
    );
  }
  if (error === null) return null;
  return (
    <Notice
      tone="danger"
      title={signInErrorTitle(error)}
      live="assertive"
      action={
        error === 'popupBlocked' ? (
          <Button variant="secondary" onClick={onSignInHere}>
            {authCopy.onThisPage}
          </Button>
        ) : undefined
      }
    >
      {errorCopy[error]}
    </Notice>
  );
}
