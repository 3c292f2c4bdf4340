import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { html } from 'ghtml';
import type { Config } from '../../config/config.ts';
import { layout, pageHeaders, ornament } from '../../http/own-pages/layout.ts';

/** The path to which the badge on Home links; the version is that of the Android app. */
const address = '/unduh/dukacita-1.5.5.apk';

/** Serves the package of the Android app, or a page that says there is none. */
export const downloadPlugin: FastifyPluginAsync<{ config: Config }> = async (
  app,
  { config: { androidPackage } },
) => {
  app.get(address, async (_request, reply) => {
    const size = androidPackage === undefined ? undefined : await sizeOf(androidPackage);
    if (androidPackage === undefined || size === undefined)
      return reply.code(404).headers(pageHeaders).send(unavailablePage);
    return reply
      .type('application/vnd.android.package-archive')
      .header('content-disposition', 'attachment; filename="dukacita-1.5.5.apk"')
      .header('content-length', size)
      .header('cache-control', 'no-cache')
      .send(createReadStream(androidPackage));
  });
};

const unavailablePage = layout(
  'Aplikasi belum tersedia – Dukacita',
  html`<main class="page middle">
  !${ornament}
  <h1>Aplikasi Android belum tersedia di sini</h1>
  <p class="lead">Semua layanan dapat dipakai di peramban. <a href="/">Kembali ke Home</a></p>
</main>`,
);

/** Returns the size of a file in bytes; undefined if it does not exist. */
async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
}
