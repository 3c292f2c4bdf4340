import {
  AppWindow,
  Headset,
  KeyRound,
  LogIn,
  type LucideIcon,
  PenLine,
  ReceiptText,
} from 'lucide-react';
import { useRef, type Ref } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { isSessionEnd, signInCopy, signInErrorTitle } from '../../copy/signIn.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { PolicyNote } from '../ordering/policies/PolicyNote.tsx';
import { PromptReason, type PromptedPage } from './PromptReason.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './SignInPromptScreen.module.css';

export interface SignInPromptScreenProps extends Omit<SignInStatusProps, 'isDraftKept'> {
  readonly page: PromptedPage;
  /** Whose accounts are used, such as `Google`; null if they are not to be named. */
  readonly provider: string | null;
  /** Whether this device stores what is written. */
  readonly storesDrafts: boolean;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
  /** Opens the sign-in window, or another one in its place. */
  onSignIn: () => void;
  /** Signs in on this page, when the browser blocked the window. */
  onSignInHere: () => void;
  isLeaving: boolean;
  onCancel: () => void;
}

export function SignInPromptScreen(props: SignInPromptScreenProps) {
  const { page, provider, storesDrafts, customerServicePhone } = props;
  const { error, account, isSigningIn, isLeaving, onSignIn, onSignInHere, onCancel } = props;
  const signInButton = useRef<HTMLButtonElement>(null);
  const isIdle = !isSigningIn && error === null;
  const shownError = isSigningIn ? null : error;
  const isBlocked = shownError === 'popupBlocked';
  const isDisabled = shownError === 'userDisabled';
  const hasEnded = shownError !== null && isSessionEnd(shownError);
  return (
    <Page
      before={
        <div className={styles['ornament']}>
          <Ornament name="lily" size={96} />
        </div>
      }
      heading={<Unbroken text={authCopy.prompt} words={authCopy.promptWords} />}
      headingSmall
      lead={hasEnded && page.order === undefined ? undefined : <PromptReason page={page} />}
      width="centred"
      className={styles['page']}
    >
      <Stack gap={4}>
        <Card gap={3} className={styles['sheet']}>
          <SignInStatus
            error={error}
            account={account}
            isSigningIn={isSigningIn}
            isDraftKept={hasEnded && storesDrafts && page.order !== undefined}
          />
          {isIdle && (
            <Text size="sm" className={styles['centred']}>
              {authCopy.how(provider)}
            </Text>
          )}
          {isBlocked && (
            <Button wide loading={isLeaving} onClick={onSignInHere}>
              {signInCopy.onThisPage}
            </Button>
          )}
          {isDisabled && (
            <Button
              wide
              href={getWhatsAppLink(customerServicePhone, authCopy.disabledQuestion(account))}
              external
              icon={<Headset />}
            >
              {signInCopy.customerService}
            </Button>
          )}
          <SignInButton
            ref={signInButton}
            isSigningIn={isSigningIn}
            isBlocked={isBlocked}
            isSecond={isDisabled}
            onClick={onSignIn}
          />
          {isSigningIn && (
            <Button
              wide
              variant="quiet"
              onClick={() => {
                onCancel();
                signInButton.current?.focus();
              }}
            >
              {authCopy.cancel}
            </Button>
          )}
          {isIdle && <Benefits keepsDrafts={storesDrafts && page.order !== undefined} />}
        </Card>
        {!isSigningIn && (
          <div className={styles['centred']}>
            <PolicyNote lead={policyLinksCopy.signIn} policies={['terms', 'privacy']} />
          </div>
        )}
      </Stack>
    </Page>
  );
}

/** Renders the button that opens the sign-in window; it keeps the focus while its words change. */
function SignInButton({
  ref,
  isSigningIn,
  isBlocked,
  isSecond,
  onClick,
}: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isSigningIn: boolean;
  readonly isBlocked: boolean;
  /** Whether another action comes first. */
  readonly isSecond: boolean;
  readonly onClick: () => void;
}) {
  if (isBlocked)
    return (
      <Button ref={ref} wide variant="quiet" onClick={onClick}>
        {authCopy.tryWindow}
      </Button>
    );
  const Icon = isSigningIn ? AppWindow : LogIn;
  return (
    <Button
      ref={ref}
      wide
      variant={isSigningIn || isSecond ? 'secondary' : 'primary'}
      icon={<Icon />}
      onClick={onClick}
    >
      {isSigningIn ? authCopy.openAgain : authCopy.signIn}
    </Button>
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

/** Renders what a sign-in brings. */
function Benefits({ keepsDrafts }: { readonly keepsDrafts: boolean }) {
  const { orders, drafts, password } = authCopy.benefits;
  return (
    <Stack as="ul" gap={2} className={styles['benefits']} role="list">
      <Benefit icon={ReceiptText} text={orders} />
      {keepsDrafts && <Benefit icon={PenLine} text={drafts} />}
      <Benefit icon={KeyRound} text={password} />
    </Stack>
  );
}

function Benefit({ icon: Icon, text }: { readonly icon: LucideIcon; readonly text: string }) {
  return (
    <Row as="li" gap={3}>
      <Icon />
      <Text as="span" size="sm" tone="ink">
        {text}
      </Text>
    </Row>
  );
}

interface SignInStatusProps {
  error: AppErrorCode | null;
  /** The e-mail address of the account whose session ended with the error; null if none did. */
  account: string | null;
  isSigningIn: boolean;
  /** Whether the error has ended a session, and what was written for an order is kept. */
  isDraftKept: boolean;
}

/** Renders that the sign-in window is open, or why the sign-in failed. */
function SignInStatus({ error, account, isSigningIn, isDraftKept }: SignInStatusProps) {
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
