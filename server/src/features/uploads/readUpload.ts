import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';

/** The largest uploaded file, in bytes. */
const maxBytes = 5 * 1024 * 1024;

/** The limits of the multipart form. */
export const uploadFormLimits = {
  fileSize: maxBytes,
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 1024,
};

/**
 * Reads the file in a field of a multipart form.
 * @throws {ApiError} `payload_too_large` or `validation_failed`
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  let content: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === field) content = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    throw toApiError(error, field);
  }
  if (!content?.length)
    throw new ApiError(
      'validation_failed',
      422,
      `The form has no file in the field ${field}.`,
      field,
    );
  return content;
}

function toApiError(error: unknown, field: string): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(
      'payload_too_large',
      413,
      `A file must not exceed ${maxBytes / 1024 / 1024} MiB.`,
      field,
    );
  }
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return new ApiError(
      'validation_failed',
      422,
      `The form accepts one file, in the field ${field}.`,
      field,
    );
  }
  return new ApiError(
    'validation_failed',
    400,
    'The body is not a complete multipart form.',
    field,
  );
}
