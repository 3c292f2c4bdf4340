import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { uploads } from '../../data/db/schema/users.ts';
import type { ServerPlugin } from '../../deps.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { uploadFormLimits, readUpload } from './readUpload.ts';
import { reencodePicture } from './reencodePicture.ts';
import { requireUploadQuota } from './requireUploadQuota.ts';

/** Serves uploads of logos. */
export const uploadsPlugin: ServerPlugin = async (app, { db, files, now }) => {
  await app.register(multipart, { limits: uploadFormLimits });

  // The name is a hash of user and content: the same file is stored once per user, and users cannot
  // guess the names of each other's logos.
  app.operation('uploadLogo', async (request) => {
    const user = await requireUser(db, request);
    const content = await readUpload(request, 'logo');
    const key = `logos/${createHash('sha256').update(`${user.id}\n`).update(content).digest('hex')}.webp`;
    await requireUploadQuota(db, { userId: user.id, key, now: now() });
    if (!(await files.exists(key)))
      await files.put(key, await reencodePicture(content, { field: 'logo', code: 'logo_invalid' }));
    // The clean-up deletes what nobody has uploaded for some days.
    const createdAt = now();
    await db
      .insert(uploads)
      .values({ key, userId: user.id, createdAt })
      .onConflictDoUpdate({ target: uploads.key, set: { createdAt } });
    return `/files/${key}`;
  });
};
