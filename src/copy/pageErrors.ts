import type { AppErrorCode } from '../domain/appError.ts';

/** Returns the sentences for errors of reading and of signing in, on pages for visitors. */
export function pageErrorSentences(again: string) {
  return {
    offline: 'Anda sedang tidak terhubung ke internet. Sambungkan lagi, lalu coba kembali.',
    networkFailed: `Sambungan terputus. Periksa internet Anda, lalu ${again}.`,
    timedOut: `Layanan kami terlalu lama menjawab. Silakan ${again}.`,
    aborted: 'Permintaan dibatalkan.',
    badResponse: `Jawaban layanan kami tidak dapat dibaca. Silakan ${again} sebentar lagi.`,
    serverFailed: `Layanan kami sedang terganggu. Silakan ${again} sebentar lagi.`,
    rateLimited: `Layanan sedang ramai. Tunggu sebentar, lalu ${again}.`,
    unauthenticated: 'Anda perlu masuk terlebih dahulu.',
    tokenExpired: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
    forbidden: 'Akun Anda tidak berhak melakukan ini.',
    botCheckFailed: `Pemeriksaan keamanan tidak berhasil. Muat ulang halaman, lalu ${again}.`,
    popupBlocked: 'Peramban memblokirnya. Anda dapat masuk di halaman ini.',
    popupClosedByUser: `Halaman masuk ditutup sebelum selesai. Silakan ${again}.`,
    unauthorizedDomain:
      'Alamat situs ini belum terdaftar untuk masuk. Silakan hubungi layanan pelanggan.',
    userDisabled: 'Akun ini dinonaktifkan. Silakan hubungi layanan pelanggan.',
    // English, as the product's specification quotes it; likewise `authenticationFailed`.
    userNotFound: 'User not found',
    invalidCredential: 'Data masuk tidak berlaku atau sudah kedaluwarsa. Silakan masuk kembali.',
    signInRefused: 'Masuk dibatalkan.',
    signInStateInvalid: 'Halaman masuk sudah kedaluwarsa. Silakan mulai lagi.',
    authenticationFailed: 'Authentication Failed',
    notFound: 'Data yang dicari tidak ditemukan.',
    validationFailed: `Ada isian yang belum sesuai. Periksa kembali, lalu ${again}.`,
    unexpected: `Terjadi kesalahan yang tidak terduga. Silakan ${again}.`,
  } satisfies Partial<Record<AppErrorCode, string>>;
}

export const pageErrorCopy = pageErrorSentences('coba lagi');

/** Returns the sentence of an error on a page for visitors, where orders and forms have none. */
export function describePageError(code: AppErrorCode): string {
  const sentences: Partial<Record<AppErrorCode, string>> = pageErrorCopy;
  return sentences[code] ?? pageErrorCopy.unexpected;
}
