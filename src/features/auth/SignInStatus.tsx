import { authCopy } from '../../copy/auth.ts';
import { signInErrorTitle } from '../../copy/signIn.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './SignInStatus.module.css';

export interface SignInStatusProps {
  error: AppErrorCode | null;
  /** The e-mail address of the account whose session ended with the error; null if none did. */
  account: string | null;
  isSigningIn: boolean;
  /** Whether the error has ended a session, and what was written for an order is kept. */
  isDraftKept: boolean;
}

/** Renders that the sign-in window is open, or why the sign-in failed. */
export function SignInStatus({ error, account, isSigningIn, isDraftKept }: SignInStatusProps) {
  if (isSigningIn) {
    return (
      <Notice icon={<Spinner />} title={authCopy.windowOpen} live="polite">
        {authCopy.windowWaiting}
      </Notice>
    );
  }
  if (error === null) return null;
  const { title, text } = noticeOf(error, account);
  return (
    <Notice tone={tones[error] ?? 'warning'} title={title} live="assertive">
      <span>{text}</span>
      {isDraftKept && <span>{` ${authCopy.draftKept}`}</span>}
    </Notice>
  );
}

function noticeOf(error: AppErrorCode, account: string | null) {
  if (error === 'userDisabled')
    return {
      title: authCopy.disabled,
      text: (
        <>
          {account !== null && (
            <Text weight="medium" className={styles['account']}>
              {account}
            </Text>
          )}
          <p>{authCopy.disabledText}</p>
        </>
      ),
    };
  if (error === 'userNotFound')
    return { title: authCopy.userNotFound, text: authCopy.userNotFoundText };
  return { title: signInErrorTitle(error), text: describePageError(error) };
}

/** Only what the user has to settle elsewhere is shown as an error. */
const tones: Readonly<Partial<Record<AppErrorCode, 'info' | 'danger'>>> = {
  tokenExpired: 'info',
  unauthenticated: 'info',
  popupClosedByUser: 'info',
  signInRefused: 'info',
  userDisabled: 'danger',
  userNotFound: 'danger',
};
