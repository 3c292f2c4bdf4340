import { authCopy } from '../../copy/auth.ts';
import { signInErrorTitle } from '../../copy/signIn.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export interface SignInStatusProps {
  error: AppErrorCode | null;
  isSigningIn: boolean;
}

/** Renders that the sign-in window is open, or why the sign-in failed. */
export function SignInStatus({ error, isSigningIn }: SignInStatusProps) {
  if (isSigningIn) {
    return (
      <Notice icon={<Spinner />} title={authCopy.windowOpen} live="polite">
        {authCopy.windowWaiting}
      </Notice>
    );
  }
  if (error === null) return null;
  return (
    <Notice tone={tones[error] ?? 'warning'} title={signInErrorTitle(error)} live="assertive">
      {errorCopy[error]}
    </Notice>
  );
}

/** Only what the user has to settle elsewhere is shown as an error. */
const tones: Readonly<Partial<Record<AppErrorCode, 'info' | 'danger'>>> = {
  tokenExpired: 'info',
  unauthenticated: 'info',
  popupClosedByUser: 'info',
  userDisabled: 'danger',
};
