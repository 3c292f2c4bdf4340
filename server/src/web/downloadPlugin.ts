import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { html } from 'ghtml';
import type { ServerPlugin } from '../deps.ts';
import { layout, pageHeaders, sprig } from '../issuer/pages/layout.ts';

/** The address that Home's badge names; the version is that of the app for Android. */
const address = '/unduh/dukacita-1.5.5.apk';

/** Gives out the package of the Android app, where there is one. */
export const downloadPlugin: ServerPlugin = {
  name: 'download',
  routes:
    ({ config: { androidPackage } }) =>
    async (app) => {
      app.get(address, async (_request, reply) => {
        const size = androidPackage === undefined ? undefined : await sizeOf(androidPackage);
        if (androidPackage === undefined || size === undefined)
          return reply.code(404).headers(pageHeaders).send(nonePage);
        return reply
          .type('application/vnd.android.package-archive')
          .header('content-disposition', 'attachment; filename="dukacita-1.5.5.apk"')
          .header('content-length', size)
          .header('cache-control', 'no-cache')
          .send(createReadStream(androidPackage));
      });
    },
};

const nonePage = layout(
  'Aplikasi belum tersedia – Dukacita',
  html`<main class="page middle">
    !${sprig}
    <h1>Aplikasi Android belum tersedia di sini</h1>
    <p class="lead">Semua layanan dapat dipakai di peramban. <a href="/">Kembali ke Home</a></p>
  </main>`,
);

/** In bytes; undefined for a file that is not there. */
async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
}
