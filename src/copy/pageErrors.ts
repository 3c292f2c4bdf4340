import type { AppErrorCode } from '../domain/appError.ts';

/** The sentences for the errors of the pages for visitors: of reading and of signing in. */
export const pageErrorCopy = {
  offline: 'Anda sedang tidak terhubung ke internet. Sambungkan lagi, lalu coba kembali.',
  networkFailed: 'Sambungan terputus. Periksa internet Anda, lalu coba lagi.',
  timedOut: 'Layanan kami terlalu lama menjawab. Silakan coba lagi.',
  aborted: 'Permintaan dibatalkan.',
  badResponse: 'Jawaban layanan kami tidak dapat dibaca. Silakan coba lagi sebentar lagi.',
  serverFailed: 'Layanan kami sedang terganggu. Silakan coba lagi sebentar lagi.',
  rateLimited: 'Layanan sedang ramai. Tunggu sebentar, lalu coba lagi.',
  unauthenticated: 'Anda perlu masuk terlebih dahulu.',
  tokenExpired: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  forbidden: 'Akun Anda tidak berhak melakukan ini.',
  botCheckFailed: 'Pemeriksaan keamanan tidak berhasil. Muat ulang halaman, lalu coba lagi.',
  popupBlocked: 'Peramban memblokirnya. Anda dapat masuk di halaman ini.',
  popupClosedByUser: 'Halaman masuk ditutup sebelum selesai. Silakan coba lagi.',
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
  validationFailed: 'Ada isian yang belum sesuai. Periksa kembali, lalu coba lagi.',
  unexpected: 'Terjadi kesalahan yang tidak terduga. Silakan coba lagi.',
} satisfies Partial<Record<AppErrorCode, string>>;

/**
 * Returns the sentence of an error on a page for visitors. Errors of orders and forms cannot happen
 * there, and their sentences need not be loaded; they are unexpected errors.
 */
export function describePageError(code: AppErrorCode): string {
  const sentences: Partial<Record<AppErrorCode, string>> = pageErrorCopy;
  return sentences[code] ?? pageErrorCopy.unexpected;
}
