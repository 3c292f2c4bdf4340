import type { AppErrorCode } from '../domain/appError.ts';

/** The texts of the sign-in. */
export const authCopy = {
  prompt: 'Silakan melakukan login / signin terlebih dahulu',
  /** The words of the prompt between which no line breaks. */
  promptWords: 'login / signin',
  promptText: 'Masuk untuk memesan dan melihat riwayat Anda.',
  howItWorks:
    'Jendela masuk akan terbuka, dan Anda memilih akun di sana. Kami tidak meminta kata sandi baru.',
  signIn: 'Sign In / Register',
  signingIn: 'Menunggu jendela masuk…',
  windowOpening: 'Membuka halaman masuk…',
  windowOpen: 'Jendela masuk sedang terbuka',
  windowWaiting: 'Kami menunggu Anda selesai di sana. Jendelanya tidak muncul?',
  openAgain: 'Buka lagi',
  failedTitle: 'Belum berhasil masuk',
  onThisPage: 'Lanjutkan di halaman ini',
  promptTitle: 'Masuk',
  restoring: 'Memeriksa sesi Anda…',

  callbackTitle: 'Proses masuk',
  callbackWorking: 'Mohon tunggu, kami sedang menyelesaikan proses masuk Anda.',
  callbackDone: 'Berhasil masuk. Jendela ini akan menutup sendiri.',
  userNotFound: 'User not found',
  userNotFoundText:
    'Akun yang Anda pilih tidak memiliki alamat e-mail. Silakan masuk dengan akun yang lain.',
  authenticationFailed: 'Authentication Failed',
  closing: 'Jendela ini akan menutup sendiri.',
  close: 'Tutup jendela',
  back: 'Kembali',
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

/** Returns the title above an authentication error; undefined when a session ended. */
export function signInErrorTitle(code: AppErrorCode): string | undefined {
  return isSessionEnd(code) ? undefined : authCopy.failedTitle;
}
