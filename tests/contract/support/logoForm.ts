import sharp from 'sharp';
import type { Username } from './orderingData.ts';
import type { OrderingServer } from './startOrderingServer.ts';

export interface FormPart {
  name: string;
  content: Buffer | string;
  /** Makes the part a file with this name. */
  fileName?: string;
  type?: string;
}

/** Returns the body and the headers of a multipart form. */
export function createMultipartForm(parts: readonly FormPart[]): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = '----form-of-a-test';
  const chunks = parts.flatMap(({ name, content, fileName, type = 'application/octet-stream' }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
  });
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Creates a small PNG of one colour. */
export function createPng(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 240, height: 120, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Uploads a logo and returns its path. */
export async function uploadLogo(
  server: OrderingServer,
  as: Username,
  colour = '#1f4d4a',
): Promise<string> {
  const form = createMultipartForm([
    { name: 'logo', content: await createPng(colour), fileName: 'logo.png', type: 'image/png' },
  ]);
  const { status, body } = await server.call<string>('POST', '/florist/message/logo/', {
    as,
    ...form,
  });
  if (status !== 200) throw new Error(`The upload was answered ${status} ${JSON.stringify(body)}.`);
  return body;
}
