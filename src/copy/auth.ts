import type { OrderKind } from '../domain/order.ts';
import type { PageKind } from '../domain/pageKind.ts';

/** What users find on pages that ask for a sign-in; all other pages have one text. */
const promptTexts: Readonly<Partial<Record<PageKind, string>>> = {
  history: 'Di sini Anda menemukan semua pesanan dan statusnya.',
  order: 'Di sini Anda melihat status pesanan dan cara membayarnya.',
  profile: 'Di sini Anda mengatur profil dan menemukan kode QR Anda.',
};

/** The texts of the pages for the sign-in. */
export const authCopy = {
  prompt: 'Silakan melakukan login / signin terlebih dahulu',
  /** The words of the prompt between which no line breaks. */
  promptWords: 'login / signin',
  promptText: 'Masuk untuk memesan dan melihat riwayat Anda.',
  promptTexts,
  promptOrders: {
    0: { for: 'Ucapan untuk', text: 'Masuk untuk mengirim ucapan.' },
    1: { for: 'Bunga papan untuk', text: 'Masuk untuk memesan bunga papan.' },
  } satisfies Record<OrderKind, { readonly for: string; readonly text: string }>,
  draftKept: 'Yang sudah Anda isi tetap tersimpan di perangkat ini.',
  /** What opens, and what is done there; the provider is null if it is not to be named. */
  how: (provider: string | null) =>
    `Pilih akun ${provider === null ? '' : `${provider} `}Anda di jendela yang terbuka.`,
  benefits: {
    orders: 'Pesanan Anda di semua perangkat',
    drafts: 'Yang Anda tulis tidak hilang saat masuk',
    password: 'Tanpa kata sandi baru',
  },
  signIn: 'Sign In / Register',
  windowOpen: 'Jendela masuk sedang terbuka',
  windowWaiting: 'Silakan selesaikan di sana.',
  openAgain: 'Buka jendela lagi',
  cancel: 'Batalkan',
  disabled: 'Akun ini dinonaktifkan',
  disabledText: 'Hubungi kami, atau masuk dengan akun lain.',
  customerService: 'Hubungi lewat WhatsApp',
  disabledQuestion: (account: string | null) =>
    `Halo, akun saya ${account === null ? '' : `(${account}) `}dinonaktifkan. Mohon bantuannya.`,
  tryWindow: 'Coba lagi di jendela baru',
  promptTitle: 'Masuk',

  callbackTitle: 'Proses masuk',
  callbackWorking: 'Mohon tunggu, kami sedang menyelesaikan proses masuk Anda.',
  callbackDone: 'Berhasil masuk. Jendela ini akan menutup sendiri.',
  userNotFound: 'User not found',
  userNotFoundText: 'Akun yang Anda pilih tidak memiliki alamat e-mail. Silakan pilih akun lain.',
  userNotFoundInWindow:
    'Akun yang Anda pilih tidak memiliki alamat e-mail. Tutup jendela ini, lalu pilih akun lain.',
  authenticationFailed: 'Authentication Failed',
  closing: 'Jendela ini akan menutup sendiri. Anda dapat mencoba lagi di halaman sebelumnya.',
  close: 'Tutup jendela',
  back: 'Kembali dan coba lagi',
} as const;
