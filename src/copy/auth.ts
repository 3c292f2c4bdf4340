import type { OrderKind } from '../domain/order.ts';
import type { PageKind } from '../domain/pageKind.ts';

/** What users find on pages that ask for a sign-in; all other pages have one text. */
const promptTexts: Readonly<Partial<Record<PageKind, string>>> = {
  history: 'Di sini Anda menemukan semua pesanan dan statusnya.',
  order: 'Di sini Anda melihat status pesanan dan cara membayarnya.',
  profile: 'Di sini Anda mengatur profil dan menemukan kode QR Anda.',
};

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
  /** With which account one signs in; the provider is null if the owner has not named it. */
  how: (provider: string | null) =>
    `Masuk dengan akun ${provider === null ? 'yang sudah Anda punya, misalnya Google' : `${provider} Anda`}.`,
  benefits: {
    orders: 'Pesanan Anda di semua perangkat',
    drafts: 'Tulisan Anda tetap tersimpan',
    password: 'Tidak perlu kata sandi baru',
  },
  signIn: 'Sign In / Register',
  windowOpen: 'Halaman masuk terbuka',
  windowWaiting: 'Silakan selesaikan di sana.',
  openAgain: 'Buka lagi halaman masuk',
  cancel: 'Batalkan',
  disabled: 'Akun ini dinonaktifkan',
  disabledText: 'Hubungi kami, atau masuk dengan akun lain.',
  disabledQuestion: (account: string | null) =>
    `Halo, akun saya ${account === null ? '' : `(${account}) `}dinonaktifkan. Mohon bantuannya.`,
  tryWindow: 'Coba lagi di halaman baru',

  title: 'Masuk',
  callbackWorking: 'Mohon tunggu, kami sedang memeriksa akun Anda.',
  callbackDone: 'Berhasil masuk. Halaman ini akan menutup sendiri.',
  userNotFound: 'User not found',
  userNotFoundText: 'Akun yang Anda pilih tidak memiliki alamat e-mail. Silakan pilih akun lain.',
  anotherAccount: 'Pilih akun lain',
  authenticationFailed: 'Authentication Failed',
  closing: 'Halaman ini akan menutup sendiri. Anda dapat mencoba lagi di halaman sebelumnya.',
  close: 'Tutup halaman ini',
  back: 'Kembali dan coba lagi',
  leave: 'Kembali',
} as const;
