import { authCopy } from '../../copy/auth.ts';
import { errorCopy } from '../../copy/errors.ts';
import { signInCopy } from '../../copy/signIn.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './AuthCallbackScreen.module.css';

export type CallbackStatus =
  | { readonly type: 'working' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: AppErrorCode };

export interface AuthCallbackScreenProps {
  productName: string;
  stage: CallbackStatus;
  /** Whether this is the sign-in window, which closes; otherwise the user goes back. */
  isWindow: boolean;
  /** Null until the sign-in can be left. */
  onLeave: (() => void) | null;
  /** Offers the choice of accounts again, in place of this page. */
  onSignInAgain: () => void;
}

/** Renders the page to which the provider redirects: shows how the sign-in ended. */
export function AuthCallbackScreen(props: AuthCallbackScreenProps) {
  const { productName, stage, isWindow, onLeave } = props;
  return (
    <Page
      heading={stage.type === 'failed' ? signInCopy.failedTitle : authCopy.title}
      width="centred"
      className={styles['page']}
      before={
        <>
          <Text serif size="lg" className={styles['product']}>
            {productName}
          </Text>
          <div className={styles['ornament']}>
            <Ornament name="lily" size={120} />
          </div>
        </>
      }
    >
      {stage.type === 'failed' ? (
        <Failure {...props} code={stage.code} />
      ) : (
        <Card gap={4}>
          <p role="status" className={styles['working']}>
            {stage.type === 'working' && <Spinner />}
            <span>
              {stage.type === 'working' || !isWindow
                ? authCopy.callbackWorking
                : authCopy.callbackDone}
            </span>
          </p>
          {stage.type === 'working' && onLeave !== null && (
            <Button wide variant="quiet" onClick={onLeave}>
              {authCopy.cancel}
            </Button>
          )}
        </Card>
      )}
    </Page>
  );
}

/** Renders why the sign-in failed. Only another account helps if one has no e-mail address. */
function Failure({
  code,
  isWindow,
  onLeave,
  onSignInAgain,
}: Omit<AuthCallbackScreenProps, 'stage' | 'productName'> & { readonly code: AppErrorCode }) {
  const needsAnother = code === 'userNotFound';
  return (
    <Stack gap={4}>
      {needsAnother ? (
        <Notice tone="danger" live="assertive" title={authCopy.userNotFound}>
          {authCopy.userNotFoundText}
        </Notice>
      ) : (
        <Notice
          tone={code === 'signInRefused' ? 'info' : 'warning'}
          live="assertive"
          title={authCopy.authenticationFailed}
        >
          {code !== 'authenticationFailed' && <span>{errorCopy[code]}</span>}
          {isWindow && <span>{` ${authCopy.closing}`}</span>}
        </Notice>
      )}
      {needsAnother && (
        <Button wide onClick={onSignInAgain}>
          {authCopy.anotherAccount}
        </Button>
      )}
      {onLeave !== null && (
        <Button wide variant={needsAnother ? 'secondary' : 'primary'} onClick={onLeave}>
          {isWindow ? authCopy.close : needsAnother ? authCopy.leave : authCopy.back}
        </Button>
      )}
    </Stack>
  );
}
