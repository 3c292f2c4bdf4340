import { AppWindow, LogIn } from 'lucide-react';
import { authCopy, isSessionEnd } from '../../copy/auth.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PolicyNote } from '../ordering/PolicyNote.tsx';
import { SignInStatus, type SignInStatusProps } from './SignInStatus.tsx';
import styles from './SignInPromptScreen.module.css';

export interface SignInPromptScreenProps extends SignInStatusProps {
  /** Opens the sign-in window, or another one in its place. */
  onSignIn: () => void;
  focusKey?: string | undefined;
}

/** Renders the sign-in prompt on pages that need a session. */
export function SignInPromptScreen({ focusKey, onSignIn, ...status }: SignInPromptScreenProps) {
  const { error, isSigningIn } = status;
  const isBlocked = !isSigningIn && error === 'popupBlocked';
  const hasEnded = !isSigningIn && error !== null && isSessionEnd(error);
  return (
    <Page
      before={
        <>
          {hasEnded && (
            <div className={styles['column']}>
              <SignInStatus {...status} />
            </div>
          )}
          <div className={styles['ornament']}>
            <Ornament name="lily" size={120} />
          </div>
        </>
      }
      heading={<Unbroken text={authCopy.prompt} words={authCopy.promptWords} />}
      lead={authCopy.promptText}
      width="wide"
      focusKey={focusKey}
      className={styles['page']}
    >
      <div className={styles['column']}>
        {!hasEnded && <SignInStatus {...status} />}
        <Button
          wide
          variant={isSigningIn || isBlocked ? 'secondary' : 'primary'}
          icon={
            isSigningIn ? (
              <AppWindow aria-hidden="true" strokeWidth={1.75} />
            ) : (
              <LogIn aria-hidden="true" strokeWidth={1.75} />
            )
          }
          onClick={onSignIn}
        >
          {isSigningIn ? authCopy.openAgain : authCopy.signIn}
        </Button>
        {!isSigningIn && !isBlocked && <p className={styles['how']}>{authCopy.howItWorks}</p>}
        <div className={styles['terms']}>
          <PolicyNote lead={policyLinksCopy.signIn} policies={['terms', 'privacy']} />
        </div>
      </div>
    </Page>
  );
}

/** Renders a text in which some words stay on one line. */
function Unbroken({ text, words }: { readonly text: string; readonly words: string }) {
  const [before, after] = text.split(words);
  return (
    <>
      {before}
      <span className={styles['unbroken']}>{words}</span>
      {after}
    </>
  );
}
