import type { AppErrorCode } from '../../domain/appError.ts';

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
