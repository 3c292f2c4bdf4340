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
import styles from './AuthCallbackScreen.module.css';

/** The progress of the sign-in callback. */
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
}

/** Renders the page to which the provider redirects: shows how the sign-in ended. */
export function AuthCallbackScreen(props: AuthCallbackScreenProps) {
  const { productName, stage, isWindow, onLeave } = props;
  return (
    <Page
      heading={stage.type === 'failed' ? signInCopy.failedTitle : authCopy.callbackTitle}
      className={styles['page']}
      before={
        <>
          <p className={styles['product']}>{productName}</p>
          <div className={styles['ornament']}>
            <Ornament name="lily" size={120} />
          </div>
        </>
      }
    >
      <Card className={styles['sheet']}>
        {stage.type === 'failed' ? (
          <CallbackError code={stage.code} isWindow={isWindow} />
        ) : (
          <p role="status" className={styles['working']}>
            {stage.type === 'working' && <Spinner />}
            <span>
              {stage.type === 'working' || !isWindow
                ? authCopy.callbackWorking
                : authCopy.callbackDone}
            </span>
          </p>
        )}
        {stage.type === 'failed' && onLeave !== null && (
          <Button wide onClick={onLeave}>
            {isWindow ? authCopy.close : authCopy.back}
          </Button>
        )}
        {stage.type === 'working' && onLeave !== null && (
          <Button wide variant="quiet" onClick={onLeave}>
            {authCopy.cancel}
          </Button>
        )}
      </Card>
    </Page>
  );
}

function CallbackError({ code, isWindow }: { code: AppErrorCode; isWindow: boolean }) {
  if (code === 'userNotFound')
    return (
      <Notice tone="danger" live="assertive" title={authCopy.userNotFound}>
        {isWindow ? authCopy.userNotFoundInWindow : authCopy.userNotFoundText}
      </Notice>
    );
  return (
    <Notice
      tone={code === 'signInRefused' ? 'info' : 'warning'}
      live="assertive"
      title={authCopy.authenticationFailed}
    >
      {code !== 'authenticationFailed' && errorCopy[code]}
      {isWindow && ` ${authCopy.closing}`}
    </Notice>
  );
}
