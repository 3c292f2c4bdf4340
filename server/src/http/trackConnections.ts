import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';

export interface Connections {
  /** Closes each connection as soon as no request runs on it: the silent ones at once. */
  close(): void;
  /** Closes all connections at once. */
  destroy(): void;
  /** Leaves a connection to others, such as the session of HTTP/2 that runs on it. */
  release(socket: Pick<Socket, 'remoteAddress' | 'remotePort'>): void;
}

/**
 * Tracks the connections of a server for HTTP/1. Node's `closeIdleConnections` leaves those open on
 * which no request has come yet.
 */
export function trackConnections(server: Server): Connections {
  const open = new Map<string, { socket: Socket; requests: number }>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket);
    open.set(key, { socket, requests: 0 });
    socket.once('close', () => {
      if (open.get(key)?.socket === socket) open.delete(key);
    });
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = open.get(keyOf(socket));
    if (connection === undefined) return;
    connection.requests += 1;
    response.once('close', () => {
      connection.requests -= 1;
      if (isClosing && connection.requests === 0) socket.destroySoon();
    });
  });
  return {
    close() {
      isClosing = true;
      for (const { socket, requests } of open.values()) if (requests === 0) socket.destroy();
    },
    destroy() {
      for (const { socket } of open.values()) socket.destroy();
    },
    release(socket) {
      open.delete(keyOf(socket));
    },
  };
}

/** A TLS socket has another object than the connection that it runs on, but the same other end. */
function keyOf({
  remoteAddress,
  remotePort,
}: Pick<Socket, 'remoteAddress' | 'remotePort'>): string {
  return `${remoteAddress} ${remotePort}`;
}
