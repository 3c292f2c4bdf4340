import { describePageError } from '../../copy/pageErrors.ts';
import { needsCustomerService, signInCopy, signInErrorTitle } from '../../copy/signIn.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { HomeSignIn } from './homeSignIn.ts';

/** Renders why the last sign-in failed, and what can be done about it. */
export function SignInErrorNotice({
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
