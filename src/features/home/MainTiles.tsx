import { ChevronRight, LogIn, LogOut, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { signInCopy, signInErrorTitle } from '../../copy/signIn.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import { MAX_SEARCH_LENGTH } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useTypedText } from '../../ui/hydration/useTypedText.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './MainTiles.module.css';

/** The state and the actions of the sign-in tile. */
export interface HomeSignIn {
  readonly isSigningIn: boolean;
  readonly error: AppErrorCode | null;
  readonly onSignIn: () => void;
  /** Signs in on this page, when the browser blocked the window. */
  readonly onSignInHere: () => void;
}

export interface MainTilesProps {
  authStatus: 'restoring' | 'signedOut' | 'signedIn';
  userName: string | null;
  signIn: HomeSignIn;
  /** Opens the listings that match a text. */
  onSearch: (text: string) => void;
  /** Whether a sign-out is running. */
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** Renders the tile of the listings with a search, and the row to sign in or out. */
export function MainTiles({
  authStatus,
  userName,
  signIn,
  isSigningOut,
  onSearch,
  onSignOut,
}: MainTilesProps) {
  return (
    <div className={styles['group']}>
      <div className={styles['tiles']}>
        <DukaTile onSearch={onSearch} />
        {authStatus === 'restoring' && <Skeleton shape="block" className={styles['waiting']} />}
        {authStatus === 'signedOut' && (
          <button type="button" className={styles['account']} onClick={signIn.onSignIn}>
            <LogIn aria-hidden="true" strokeWidth={1.75} />
            <span className={styles['words']}>
              <span className={styles['action']}>{homeCopy.signIn}</span>
              <span>{signIn.isSigningIn ? homeCopy.signingIn : homeCopy.signInText}</span>
            </span>
            <ChevronRight aria-hidden="true" strokeWidth={1.75} />
          </button>
        )}
        {authStatus === 'signedIn' && (
          <button type="button" className={styles['account']} onClick={onSignOut}>
            <LogOut aria-hidden="true" strokeWidth={1.75} />
            <span className={styles['words']}>
              <span className={styles['action']}>{homeCopy.signOut}</span>
              <span>{signOutText(userName, isSigningOut)}</span>
            </span>
          </button>
        )}
      </div>
      <SignInErrorNotice authStatus={authStatus} signIn={signIn} />
    </div>
  );
}

/** Renders the link to all listings, and a search that works without scripts as well. */
function DukaTile({ onSearch }: Pick<MainTilesProps, 'onSearch'>) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useTypedText(field, setText);
  return (
    <div className={styles['duka']}>
      <Link href={routes.duka()} state={{ city: ALL_CITIES }} className={styles['dukaLink']}>
        <span className={styles['art']}>
          <Ornament name="lily" size={170} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>{homeCopy.duka}</span>
          <span>{homeCopy.dukaText}</span>
        </span>
      </Link>
      <form
        role="search"
        action={routes.duka()}
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <input
          ref={field}
          type="search"
          name="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={homeCopy.search}
          placeholder={homeCopy.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" aria-label={homeCopy.searchButton}>
          <Search aria-hidden="true" strokeWidth={1.75} />
        </button>
      </form>
    </div>
  );
}

function signOutText(userName: string | null, isSigningOut: boolean): string {
  if (isSigningOut) return homeCopy.signingOut;
  return userName === null ? homeCopy.signedInText : homeCopy.signOutText(userName);
}

function SignInErrorNotice({ authStatus, signIn }: Pick<MainTilesProps, 'authStatus' | 'signIn'>) {
  if (authStatus !== 'signedOut' || signIn.isSigningIn || signIn.error === null) return null;
  return (
    <Notice
      tone="danger"
      live="assertive"
      title={signInErrorTitle(signIn.error)}
      action={
        signIn.error === 'popupBlocked' ? (
          <Button variant="secondary" onClick={signIn.onSignInHere}>
            {signInCopy.onThisPage}
          </Button>
        ) : undefined
      }
    >
      {describePageError(signIn.error)}
    </Notice>
  );
}
