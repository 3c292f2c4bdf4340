import { authCopy, signInErrorTitle } from '../../copy/auth.ts';
import { errorSentences } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface SignInErrorProps {
  error: AppErrorCode | null;
  isSigningIn: boolean;
  onSignInHere: () => void;
}

/** How the sign-in is going: that its window is open, or why it failed and the way on where windows are blocked. */
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
      {errorSentences[error]}
    </Notice>
  );
}
