import { LogIn } from 'lucide-react';
import { authCopy } from '../../copy/auth.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PolicyNote } from '../ordering/PolicyNote.tsx';
import { SignInError, type SignInErrorProps } from './SignInError.tsx';
import styles from './SignInPromptScreen.module.css';

export interface SignInPromptScreenProps extends SignInErrorProps {
  /** Opens the sign-in window, or another one in its place. */
  onSignIn: () => void;
  focusKey?: string | undefined;
}

/** Renders the sign-in prompt on pages that need a session. */
export function SignInPromptScreen({ onSignIn, focusKey, ...error }: SignInPromptScreenProps) {
  return (
    <Page heading={authCopy.prompt} width="wide" focusKey={focusKey} className={styles['page']}>
      <button type="button" className={styles['picture']} onClick={onSignIn}>
        <Ornament name="lily" size={220} />
        <span className={styles['label']}>
          <LogIn aria-hidden="true" strokeWidth={1.75} />
          {authCopy.signIn}
        </span>
      </button>
      <SignInError {...error} />
      <PolicyNote lead={policyLinksCopy.signIn} policies={['terms', 'privacy']} />
    </Page>
  );
}
