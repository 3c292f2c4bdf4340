import type { ServerDeps } from '../../deps.ts';
import { onOneLine } from '../orders/requiredText.ts';
import { type EmailContent, emailHtml, emailText } from './emailDocument.ts';
import { createLink } from './emailLinks.ts';
import type { Email } from './createSendEmail.ts';
import type { OrderMessage } from './readMessage.ts';
import { emailParagraphs, emailSubject, orderLine } from './sentences.ts';

type EmailDeps = Pick<ServerDeps, 'config' | 'now' | 'secrets'>;

/** Creates the e-mail about an event of an order, with links to the order and to unsubscribe. */
export async function orderEmail(
  deps: EmailDeps,
  message: OrderMessage,
  { to, version }: { to: string; version: number },
): Promise<Email> {
  const { publicUrl } = deps.config;
  const { order, buyer } = message;
  const unsubscribe = await createLink(deps, 'unsubscribe', { userId: buyer.id, email: to });
  const content: EmailContent = {
    greeting: buyer.name ? `Yth. ${onOneLine(buyer.name)},` : 'Salam,',
    paragraphs: emailParagraphs(message, deps.config.orders.refundDays),
    detail: orderLine(message),
    link: { label: 'Lihat pesanan', url: `${publicUrl}/history/order/${order.id}` },
    footer: {
      text: 'Anda menerima e-mail ini karena memesan di Dukacita.',
      link: { label: 'Berhenti menerima e-mail', url: unsubscribe },
    },
  };
  return {
    ...toEmail(emailSubject(message), content),
    messageId: messageId(publicUrl, `order-${order.id}-v${version}-email`),
    to,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Creates the e-mail that asks the owner of an address to confirm it. */
export async function addressConfirmationEmail(
  deps: EmailDeps,
  { userId, email, id }: { userId: number; email: string; id: string },
): Promise<Email> {
  const content: EmailContent = {
    greeting: 'Salam,',
    paragraphs: [
      'Alamat e-mail ini diisikan di profil Dukacita. Konfirmasikan alamat ini agar kami dapat mengabari Anda tentang pesanan.',
      'Tautan ini berlaku selama 7 hari.',
    ],
    link: {
      label: 'Konfirmasi alamat e-mail',
      url: await createLink(deps, 'confirm', { userId, email }),
    },
    footer: { text: 'Jika bukan Anda yang mengisinya, abaikan e-mail ini.' },
  };
  return {
    ...toEmail('Konfirmasi alamat e-mail Anda', content),
    messageId: messageId(deps.config.publicUrl, `confirmation-${id}`),
    to: email,
    headers: {},
  };
}

function toEmail(subject: string, content: EmailContent): Pick<Email, 'subject' | 'text' | 'html'> {
  return { subject, text: emailText(content), html: emailHtml(subject, content) };
}

function messageId(publicUrl: string, name: string): string {
  return `<${name}@${new URL(publicUrl).hostname}>`;
}
