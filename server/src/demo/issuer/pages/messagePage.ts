import { html } from 'ghtml';
import { layout, ornament } from '../../../http/own-pages/layout.ts';

/** Returns a page that explains why the sign-in cannot continue, and what to do. */
export function messagePage(title: string, text: string): string {
  return layout(
    `${title} – Layanan masuk demo`,
    html`<main class="page middle">
  !${ornament}
  <h1>${title}</h1>
  <p class="lead">${text}</p>
</main>`,
  );
}

/** Returns the page for a sign-in that has expired, is completed, or belongs to another browser. */
export const expiredPage = (): string =>
  messagePage(
    'Proses masuk sudah berakhir',
    'Proses ini terlalu lama terbuka atau sudah dipakai. Tutup jendela ini, lalu mulai masuk sekali lagi.',
  );

/** Returns the page for an invalid sign-in request. */
export const invalidRequestPage = (): string =>
  messagePage(
    'Permintaan masuk tidak dapat diproses',
    'Tutup jendela ini, lalu mulai masuk sekali lagi.',
  );

/** Returns the page for too many sign-ins from one IP address. */
export const rateLimitedPage = (): string =>
  messagePage(
    'Terlalu banyak percobaan',
    'Tunggu satu menit, lalu coba lagi. Halaman sebelumnya masih terbuka.',
  );
