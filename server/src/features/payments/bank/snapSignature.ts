import { createHash, createHmac, timingSafeEqual, verify, type KeyObject } from 'node:crypto';

/** The parts of a request that its signature covers. */
export interface SignedRequest {
  method: string;
  /** The path without a query. */
  path: string;
  accessToken: string;
  /** The body as it was received. */
  rawBody: Buffer;
  timestamp: string;
}

/**
 * Returns the signature of a SNAP request: HMAC-SHA512 with the client secret, as hex. The body is
 * hashed without the white space outside of its strings; its texts and numbers are never changed.
 */
export function signRequest(request: SignedRequest, clientSecret: string): string {
  return digest(request, clientSecret).toString('hex');
}

/** Returns whether a signature, as hex or base64, is the one of the request. */
export function isSignatureOf(
  signature: string,
  request: SignedRequest,
  clientSecret: string,
): boolean {
  const expected = digest(request, clientSecret);
  const given = /^[0-9a-f]{128}$/i.test(signature)
    ? Buffer.from(signature, 'hex')
    : fromBase64(signature);
  return given?.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the text that a client signs with its private key (RSA-SHA256) to get a token. */
export function tokenRequestText(clientKey: string, timestamp: string): string {
  return `${clientKey}|${timestamp}`;
}

/** Returns whether a client has signed its token request; the signature is base64. */
export function isClientSignature(
  signature: string,
  clientKey: string,
  timestamp: string,
  publicKey: KeyObject,
): boolean {
  const text = Buffer.from(tokenRequestText(clientKey, timestamp));
  const given = fromBase64(signature);
  return given !== undefined && verify('RSA-SHA256', text, publicKey, given);
}

/** Returns the bytes of a base64 text; undefined for any other text, of which Node decodes a part. */
function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** Removes the white space outside of strings from a JSON text. */
function withoutWhiteSpace(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

function digest(
  { method, path, accessToken, rawBody, timestamp }: SignedRequest,
  clientSecret: string,
): Buffer {
  const bodyHash = createHash('sha256')
    .update(withoutWhiteSpace(rawBody.toString('utf8')))
    .digest('hex');
  return createHmac('sha512', clientSecret)
    .update([method, path, accessToken, bodyHash, timestamp].join(':'))
    .digest();
}
