import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from './ApiError.ts';

/** The answers to requests that are no HTTP, by the code of Node's parser; 400 for all others. */
const statuses: Record<string, readonly [status: string, code: ErrorBody['code']]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'payload_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'validation_failed'],
};

/** Answers a request that cannot be parsed with an error body of the contract, and closes. */
export function sendParserError(
  error: Error & { code?: string },
  socket: Pick<Socket, 'writable' | 'end' | 'destroy'>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, code] = statuses[error.code ?? ''] ?? ['400 Bad Request', 'validation_failed'];
  const body: ErrorBody = {
    code,
    message: 'This is not a request that the server understands.',
    requestId: randomUUID(),
  };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${text}`,
  );
}
