import { ChevronRight, CircleUserRound, LogIn } from 'lucide-react';
import { useRef } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { needsCustomerService, signInCopy, signInErrorTitle } from '../../copy/signIn.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { routes } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './AccountTile.module.css';

/** The state and the actions of the sign-in on Home. */
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

export interface AccountTileProps {
  authStatus: 'restoring' | 'signedOut' | 'signedIn';
  userName: string | null;
  signIn: HomeSignIn;
  /** Digits with the country code. */
  customerServicePhone: string;
  isSigningOut: boolean;
  onSignOut: () => void;
}

/** Renders the row to sign in, or of the account, and why a sign-in failed. */
export function AccountTile(props: AccountTileProps) {
  const { authStatus, userName, signIn, customerServicePhone, isSigningOut, onSignOut } = props;
  switch (authStatus) {
    case 'restoring':
      return <Skeleton shape="block" height="3.75rem" />;
    case 'signedOut':
      return (
        <Stack gap={3}>
          <SignInRow signIn={signIn} />
          <SignInErrorNotice signIn={signIn} customerServicePhone={customerServicePhone} />
        </Stack>
      );
    case 'signedIn':
      return (
        <Card bare className={styles['tile']}>
          <Row wrap>
            <Link href={routes.profile()} className={styles['main']}>
              <CircleUserRound />
              <Words title={userName ?? homeCopy.account} text={homeCopy.accountText} />
            </Link>
            <Button
              variant="text"
              className={styles['other']}
              loading={isSigningOut}
              loadingLabel={homeCopy.signingOut}
              onClick={onSignOut}
            >
              {homeCopy.signOut}
            </Button>
          </Row>
        </Card>
      );
  }
}

function SignInRow({ signIn }: Pick<AccountTileProps, 'signIn'>) {
  const { isSigningIn, isLeaving, onSignIn, onCancel } = signIn;
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = isSigningIn || isLeaving;
  return (
    <Card bare className={styles['tile']}>
      <Row wrap className={styles['visitor']}>
        <button ref={button} type="button" className={styles['main']} onClick={onSignIn}>
          <LogIn />
          <Words
            title={homeCopy.signIn}
            text={isWaiting ? homeCopy.signingIn : homeCopy.signInText}
          />
          {isWaiting ? <Spinner /> : <ChevronRight className={styles['chevron']} />}
        </button>
        {isSigningIn && (
          <Button
            variant="text"
            className={styles['other']}
            onClick={() => {
              onCancel();
              button.current?.focus();
            }}
          >
            {homeCopy.cancelSignIn}
          </Button>
        )}
      </Row>
    </Card>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack as="span" className={styles['words']}>
      <Text as="span" size="sm" weight="strong" lines={2}>
        {title}
      </Text>
      <Text as="span" size="xs" tone="soft">
        {text}
      </Text>
    </Stack>
  );
}

/** Renders why the last sign-in failed, and what can be done about it. */
function SignInErrorNotice({
  signIn: { isSigningIn, isLeaving, error, onSignInHere },
  customerServicePhone,
}: {
  readonly signIn: HomeSignIn;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
}) {
  if (isSigningIn || isLeaving || error === null) return null;
  return (
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
            external
          >
            {signInCopy.customerService}
          </Button>
        ) : undefined
      }
    >
      {describePageError(error)}
    </Notice>
  );
}
