import { LogIn } from 'lucide-react';
import { authCopy } from '../../copy/auth.ts';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SignInError, type SignInErrorProps } from './SignInError.tsx';
import styles from './SignInPromptScreen.module.css';

export interface SignInPromptScreenProps extends SignInErrorProps {
  /** Opens the window to sign in by; pressed again, it opens another in its place. */
  onSignIn: () => void;
  focusKey?: string | undefined;
}

/** What a visitor sees where one has to be signed in. */
export function SignInPromptScreen({ onSignIn, focusKey, ...error }: SignInPromptScreenProps) {
  return (
    <Page heading={authCopy.prompt} focusKey={focusKey} className={styles['page']}>
      <button type="button" className={styles['picture']} onClick={onSignIn}>
        <Ornament name="lily" size={220} />
        <span className={styles['label']}>
          <LogIn aria-hidden="true" strokeWidth={1.75} />
          {authCopy.signIn}
        </span>
      </button>
      <SignInError {...error} />
    </Page>
  );
}
