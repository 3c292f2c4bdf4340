import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import type { Handler } from '../contract/operations.ts';
import { uploads } from '../db/schema/users.ts';
import type { ServerDeps } from '../deps.ts';
import { requireUser } from '../users/requireUser.ts';
import { reencodeLogo } from './reencodeLogo.ts';

/** The largest uploaded file, in bytes. */
const maxBytes = 5 * 1024 * 1024;

/**
 * Stores a logo and returns its path. The name is a hash of user and content: the same file is
 * stored once per user, and users cannot guess the names of each other's logos.
 */
export function uploadLogo({ db, files, now }: ServerDeps): Handler<'uploadLogo'> {
  return async (request) => {
    const user = await requireUser(db, request);
    const content = await readLogo(request);
    const key = `logos/${createHash('sha256').update(`${user.id}\n`).update(content).digest('hex')}.webp`;
    if (!(await files.exists(key))) await files.put(key, await reencodeLogo(content));
    await db
      .insert(uploads)
      .values({ key, userId: user.id, createdAt: now() })
      .onConflictDoNothing();
    return `/files/${key}`;
  };
}

/** Reads the file of the multipart form. */
async function readLogo(request: FastifyRequest): Promise<Buffer> {
  let content: Buffer | undefined;
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 8, parts: 9, fieldSize: 1024 };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'logo') content = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    throw toApiError(error);
  }
  if (!content?.length)
    throw new ApiError('validation_failed', 422, 'The form has no file in the field logo.', 'logo');
  return content;
}

function toApiError(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(
      'payload_too_large',
      413,
      `A logo must not exceed ${maxBytes / 1024 / 1024} MiB.`,
      'logo',
    );
  }
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return new ApiError(
      'validation_failed',
      422,
      'The form accepts one file, in the field logo.',
      'logo',
    );
  }
  return new ApiError(
    'validation_failed',
    400,
    'The body is not a complete multipart form.',
    'logo',
  );
}
