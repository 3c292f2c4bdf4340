import type { AppErrorCode } from '../domain/appError.ts';

export const signInCopy = {
  failedTitle: 'Belum berhasil masuk',
  blockedTitle: 'Halaman masuk tidak terbuka',
  onThisPage: 'Lanjutkan di halaman ini',
  customerService: 'Hubungi lewat WhatsApp',
  question: 'Halo, saya tidak dapat masuk ke akun saya. Mohon bantuannya.',
} as const;

const sessionEndCodes: ReadonlySet<AppErrorCode> = new Set([
  'tokenExpired',
  'unauthenticated',
  'userDisabled',
]);

/** Returns whether an authentication error says that a session ended, and not that a sign-in failed. */
export function isSessionEnd(code: AppErrorCode): boolean {
  return sessionEndCodes.has(code);
}

/** Returns whether only customer service can help with an authentication error. */
export function needsCustomerService(code: AppErrorCode): boolean {
  return code === 'userDisabled' || code === 'unauthorizedDomain';
}

/** Returns the title above an authentication error; undefined when a session ended. */
export function signInErrorTitle(code: AppErrorCode): string | undefined {
  if (code === 'popupBlocked') return signInCopy.blockedTitle;
  return isSessionEnd(code) ? undefined : signInCopy.failedTitle;
}
