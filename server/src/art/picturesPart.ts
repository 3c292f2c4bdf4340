import type { ServerPlugin } from '../deps.ts';
import { picturesPlugin } from './picturesPlugin.ts';

/** Serves the drawn pictures at `/images/*`, kept in the file store once they were asked for. */
export const picturesPart: ServerPlugin = async (app, { files }) => {
  await app.register(
    picturesPlugin({
      cache: {
        get: async (key) =>
          (await files.exists(key)) ? Buffer.from(await files.read(key)) : undefined,
        put: (key, bytes) => files.put(key, bytes),
      },
    }),
  );
};
