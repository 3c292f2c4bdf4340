import { html } from 'ghtml';
import { layout, sprig } from './layout.ts';

/** A page that says one thing: why the sign-in cannot go on, and what to do. */
export function messagePage(title: string, text: string): string {
  return layout(
    `${title} – Layanan masuk demo`,
    html`<main class="page middle">
      !${sprig}
      <h1>${title}</h1>
      <p class="lead">${text}</p>
    </main>`,
  );
}

/** The sign-in was left open too long, was already used, or belongs to another browser. */
export const expiredPage = (): string =>
  messagePage(
    'Proses masuk sudah berakhir',
    'Proses ini terlalu lama terbuka atau sudah dipakai. Tutup jendela ini, lalu mulai masuk sekali lagi.',
  );

/** The request for a sign-in was not one this issuer can answer. */
export const refusedPage = (): string =>
  messagePage(
    'Permintaan masuk tidak dapat diproses',
    'Tutup jendela ini, lalu mulai masuk sekali lagi.',
  );

/** Too many sign-ins from one address. */
export const tooManyPage = (): string =>
  messagePage(
    'Terlalu banyak percobaan',
    'Tunggu satu menit, lalu coba lagi. Halaman sebelumnya masih terbuka.',
  );
