import { AppWindow, Headset, LogIn } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { authCopy } from '../../copy/auth.ts';
import { isSessionEnd, signInCopy } from '../../copy/signIn.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PolicyNote } from '../ordering/policies/PolicyNote.tsx';
import { Benefits } from './Benefits.tsx';
import { PromptReason, type PromptedPage } from './PromptReason.tsx';
import { SignInStatus, type SignInStatusProps } from './SignInStatus.tsx';
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
