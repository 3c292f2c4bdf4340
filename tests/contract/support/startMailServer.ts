import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface MailServer {
  /** The address for `SMTP_URL`. */
  url: string;
  /** The e-mails that were accepted, as they were sent. */
  mails: { recipients: string[]; data: string }[];
  /** The answer to the next recipients; an accepting one by default. */
  recipientAnswer: string;
  /** Whether it accepts the next connections and never says anything on them. */
  isSilent: boolean;
  /** The open connections. */
  sockets: Set<Socket>;
  /** The number of connections so far. */
  connections: number;
  close(): Promise<void>;
}

/** Starts a mail server on a free port of 127.0.0.1 that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const mailServer: MailServer = {
    url: '',
    mails: [],
    recipientAnswer: '250 OK',
    isSilent: false,
    sockets,
    connections: 0,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    mailServer.connections += 1;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (!mailServer.isSilent) converse(socket, mailServer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  mailServer.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return mailServer;
}

/** Answers the commands of one connection (RFC 5321). */
function converse(socket: Socket, mailServer: MailServer): void {
  let received = '';
  let recipients: string[] = [];
  let isData = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  socket.on('data', (chunk) => {
    received += chunk.toString();
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = received.indexOf(end);
      if (at < 0) return;
      const part = received.slice(0, at);
      received = received.slice(at + end.length);
      if (isData) {
        mailServer.mails.push({ recipients, data: part });
        recipients = [];
        isData = false;
        answer('250 OK');
      } else if (/^RCPT/i.test(part)) {
        if (mailServer.recipientAnswer.startsWith('2')) recipients.push(part);
        answer(mailServer.recipientAnswer);
      } else if (/^DATA/i.test(part)) {
        isData = true;
        answer('354 Go on');
      } else if (/^QUIT/i.test(part)) {
        answer('221 Bye');
        socket.end();
      } else {
        answer('250 OK');
      }
    }
  });
  answer('220 mail.test');
}
