import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../db/Database.ts';
import { demoMails } from '../db/schema/buyerMessages.ts';
import type { ServerDeps } from '../deps.ts';

export interface Email {
  /** The same for every attempt to send the e-mail, so that mail systems recognise a repeated one. */
  messageId: string;
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers. */
  headers: Record<string, string>;
}

/**
 * Sends an e-mail; the demo mailbox stores it in the transaction.
 * @returns `refused` when the mail server will never take it
 * @throws {Error} when a later attempt may succeed
 */
export type SendEmail = (tx: Database, email: Email) => Promise<'sent' | 'refused'>;

/** How long the mail server may take for a step, in milliseconds. */
const timeoutMs = 10_000;

/** Creates what sends e-mails: to the mail server, else to the demo mailbox, else to nobody. */
export function createSendEmail({
  config,
  now,
}: Pick<ServerDeps, 'config' | 'now'>): SendEmail | undefined {
  if (config.mail) return sendBySmtp(config.mail);
  if (!config.demoMailbox) return undefined;
  return async (tx, { messageId, to, subject, text, html, headers }) => {
    await tx
      .insert(demoMails)
      .values({ messageId, recipient: to, subject, headers, text, html, sentAt: now() })
      .onConflictDoNothing();
    return 'sent';
  };
}

function sendBySmtp({ smtpUrl, from }: NonNullable<Config['mail']>): SendEmail {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return async (_tx, { to, headers, ...email }) => {
    try {
      // An object, because a text may contain several addresses.
      await transport.sendMail({
        ...email,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return 'sent';
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      throw error;
    }
  };
}

/** Returns whether the mail server has refused the recipient or the content for good (5xx). */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
