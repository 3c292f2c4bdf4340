import * as v from 'valibot';
import type { Logo } from '../../domain/greeting.ts';
import type { ApiClient } from '../http/client.ts';
import { validateJson } from '../http/readAnswer.ts';
import type { UploadOptions } from '../http/upload.ts';

const PATH = '/florist/message/logo/';

/**
 * Uploads a logo for a card or a flower board (`POST /florist/message/logo/`, multipart field
 * `logo`). The server accepts PNG, JPEG and WebP up to 5 MiB and checks the content; throws
 * `logoInvalid` for other files.
 */
export async function uploadLogo(
  client: ApiClient,
  file: Blob,
  fileName: string,
  options: UploadOptions = {},
): Promise<Logo> {
  const form = new FormData();
  form.append('logo', file, fileName);
  const answer = await client.upload(PATH, form, options);
  return { path: validateJson(answer, storedPath, PATH), fileName };
}

const storedPath = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));
