import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import { demoMails } from '../../data/db/schema/demo.ts';
import type { ServerDeps } from '../../deps.ts';

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
 * Sends an e-mail; the demo mailbox stores it in the database.
 * @param signal ends the connection to the mail server
 * @returns `refused` when the mail server will never take it
 * @throws {Error} when a later attempt may succeed
 */
export type SendEmail = (email: Email, signal: AbortSignal) => Promise<'sent' | 'refused'>;

/** Creates what sends e-mails: to the mail server, else to the demo mailbox, else to nobody. */
export function createSendEmail({
  config,
  db,
  now,
}: Pick<ServerDeps, 'config' | 'db' | 'now'>): SendEmail | undefined {
  if (config.mail) return sendBySmtp(config.mail);
  if (!config.demo.mailbox) return undefined;
  return async ({ messageId, to, subject, text, html, headers }) => {
    await db
      .insert(demoMails)
      .values({ messageId, recipient: to, subject, headers, text, html, sentAt: now() })
      .onConflictDoNothing();
    return 'sent';
  };
}

function sendBySmtp({ smtpUrl, from }: NonNullable<Config['mail']>): SendEmail {
  const transport = createTransport(
    { url: smtpUrl, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return async ({ to, headers, ...email }, signal) => {
    try {
      // An object, because a text may contain several addresses.
      const mail = {
        ...email,
        signal,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      };
      await transport.sendMail(mail);
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
