import clsx from 'clsx';
import { ChevronRight, CircleUserRound, LogIn, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { needsCustomerService, signInCopy, signInErrorTitle } from '../../copy/signIn.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import { routes } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useTypedText } from '../../ui/hydration/useTypedText.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './MainTiles.module.css';

/** The state and the actions of the sign-in tile. */
export interface HomeSignIn {
  readonly isSigningIn: boolean;
  readonly isLeaving: boolean;
  readonly error: AppErrorCode | null;
  /** Call it synchronously in the click handler; otherwise the browser blocks the window. */
  readonly onSignIn: () => void;
  /** Signs in on this page, when the browser blocked the window. */
  readonly onSignInHere: () => void;
  readonly onCancel: () => void;
}

export interface MainTilesProps {
  authStatus: 'restoring' | 'signedOut' | 'signedIn';
  userName: string | null;
  signIn: HomeSignIn;
  /** Digits with the country code. */
  customerServicePhone: string;
  /** Opens the listings that match a text. */
  onSearch: (text: string) => void;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** Renders the tile of the listings with a search, and the row to sign in or out. */
export function MainTiles({
  authStatus,
  userName,
  signIn,
  customerServicePhone,
  isSigningOut,
  onSearch,
  onSignOut,
}: MainTilesProps) {
  return (
    <>
      <DukaTile onSearch={onSearch} />
      {authStatus === 'restoring' && (
        <Skeleton shape="block" height="3.75rem" className={styles['below']} />
      )}
      {authStatus === 'signedOut' && <SignInTile signIn={signIn} />}
      {authStatus === 'signedIn' && (
        <div className={clsx(styles['account'], styles['below'])}>
          <Link href={routes.profile()} className={styles['main']}>
            <CircleUserRound />
            <span className={styles['words']}>
              <span className={styles['action']}>{userName ?? homeCopy.account}</span>
              <span>{homeCopy.accountText}</span>
            </span>
          </Link>
          <Button
            variant="quiet"
            className={styles['other']}
            loading={isSigningOut}
            loadingLabel={homeCopy.signingOut}
            onClick={onSignOut}
          >
            {homeCopy.signOut}
          </Button>
        </div>
      )}
      {authStatus === 'signedOut' && (
        <SignInErrorNotice signIn={signIn} customerServicePhone={customerServicePhone} />
      )}
    </>
  );
}

function SignInTile({ signIn }: Pick<MainTilesProps, 'signIn'>) {
  const { isSigningIn, isLeaving, onSignIn, onCancel } = signIn;
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = isSigningIn || isLeaving;
  return (
    <div className={clsx(styles['account'], styles['below'], styles['visitor'])}>
      <button ref={button} type="button" className={styles['main']} onClick={onSignIn}>
        <LogIn />
        <span className={styles['words']}>
          <span className={styles['action']}>{homeCopy.signIn}</span>
          <span>{isWaiting ? homeCopy.signingIn : homeCopy.signInText}</span>
        </span>
        {isWaiting ? <Spinner /> : <ChevronRight />}
      </button>
      {isSigningIn && (
        <Button
          variant="quiet"
          className={styles['other']}
          onClick={() => {
            onCancel();
            button.current?.focus();
          }}
        >
          {homeCopy.cancelSignIn}
        </Button>
      )}
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
        <span className={styles['intro']}>
          <Text as="span" serif size="xxl">
            {homeCopy.duka}
          </Text>
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
          aria-label={homeCopy.search}
          placeholder={homeCopy.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" aria-label={homeCopy.searchButton}>
          <Search />
        </button>
      </form>
    </div>
  );
}

function SignInErrorNotice({
  signIn: { isSigningIn, isLeaving, error, onSignInHere },
  customerServicePhone,
}: Pick<MainTilesProps, 'signIn' | 'customerServicePhone'>) {
  if (isSigningIn || isLeaving || error === null) return null;
  return (
    <div className={clsx(styles['error'], styles['below'])}>
      <Notice
        tone="danger"
        live="assertive"
        title={signInErrorTitle(error)}
        action={
          error === 'popupBlocked' ? (
            <Button variant="secondary" onClick={onSignInHere}>
              {signInCopy.onThisPage}
            </Button>
          ) : needsCustomerService(error) ? (
            <Button
              variant="secondary"
              href={getWhatsAppLink(customerServicePhone, signInCopy.question)}
              target="_blank"
              rel="noreferrer"
            >
              {signInCopy.customerService}
            </Button>
          ) : undefined
        }
      >
        {describePageError(error)}
      </Notice>
    </div>
  );
}
