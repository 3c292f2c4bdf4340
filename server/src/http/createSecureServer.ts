import { once } from 'node:events';
import { createSecureServer as createHttp2Server, type Http2Session } from 'node:http2';
import type { FastifyInstance } from 'fastify';
import { graceMs } from './stopGracefully.ts';
import { trackConnections } from './trackConnections.ts';

export interface SecureServer {
  /**
   * Starts listening.
   * @returns the port, which differs from the given one if that is 0
   * @throws {Error} when the port is not free
   */
  listen(address: { port: number; host: string }): Promise<number>;
  /** Stops accepting requests, closes silent connections, and waits for the running requests. */
  close(): Promise<void>;
}

/** How long an HTTP/2 connection may be idle, in milliseconds; Fastify's own default. */
const idleMs = 72_000;

/** The suites with authenticated encryption: those of TLS 1.3, and for TLS 1.2 no CBC. */
const ciphers = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE+AESGCM',
  'ECDHE+CHACHA20',
].join(':');

/**
 * Creates a server that passes requests over HTTPS to an app, with HTTP/2 for clients that support
 * it, in addition to the HTTP port of the app.
 */
export function createSecureServer(
  app: FastifyInstance,
  certificate: { cert: Buffer; key: Buffer },
): SecureServer {
  const sessions = new Set<Http2Session>();
  const server = createHttp2Server({ ...certificate, allowHTTP1: true, ciphers });
  const connections = trackConnections(server);
  server.on('request', app.routing);
  server.on('session', (session) => {
    sessions.add(session);
    connections.release(session.socket);
    session.once('close', () => sessions.delete(session));
    session.setTimeout(idleMs, () => session.close());
  });
  return {
    async listen({ port, host }) {
      server.listen({ port, host });
      await once(server, 'listening');
      const address = server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      app.log.info(`Server listening at https://${host}:${actualPort}`);
      return actualPort;
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      connections.close();
      for (const session of sessions) session.close();
      const deadline = setTimeout(() => {
        connections.destroy();
        for (const session of sessions) session.destroy();
      }, graceMs);
      await closed;
      clearTimeout(deadline);
    },
  };
}
