import { html } from 'ghtml';
import type { demoMails } from '../../data/db/schema/demo.ts';
import { layout, ornament } from '../../http/own-pages/layout.ts';
import { formatJakartaTime } from '../../format/formatJakartaTime.ts';

/** The path of the demo mailbox. */
export const demoMailboxPath = '/demo-mailbox';

type Mail = typeof demoMails.$inferSelect;

/** Returns the page that lists the e-mails. */
export function mailListPage(
  mails: readonly Pick<Mail, 'id' | 'recipient' | 'subject' | 'sentAt'>[],
): string {
  return page(
    'Kotak surat demo',
    html`<p class="notice"><span>Kotak surat bawaan. E-mail di sini tidak dikirim ke siapa pun.</span></p>
  !${mails.length === 0 ? html`<p class="lead">Belum ada e-mail.</p>` : ''}
  !${mails
    .map(
      ({ id, recipient, subject, sentAt }) =>
        html`<p><a href="${demoMailboxPath}/${id}">${subject}</a><br>${recipient}, ${formatJakartaTime(sentAt)}</p>`,
    )
    .join('\n')}`,
  );
}

/** Returns the page of an e-mail: its text, whose links can be opened, and its HTML in a frame. */
export function mailPage({ id, recipient, subject, headers, text, sentAt }: Mail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return page(
    subject,
    html`<p>Kepada ${recipient}, ${formatJakartaTime(sentAt)}</p>
  <div class="sheet mail">!${text
    .split('\n\n')
    .map((paragraph) => `<p>${linked(paragraph)}</p>`)
    .join('\n')}</div>
  <p class="help">${lines.join(' · ')}</p>
  <iframe sandbox title="Tampilan HTML" src="${demoMailboxPath}/${id}/html" width="100%" height="640"></iframe>
  <p><a href="${demoMailboxPath}">Semua e-mail</a></p>`,
  );
}

/** Escapes a text and turns the addresses in it into links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
    .join('')
    .replaceAll('\n', '<br>');
}

function page(title: string, body: string): string {
  return layout(
    `${title} – Kotak surat demo`,
    html`<main class="page">
  <header class="head">
    !${ornament}
    <h1>${title}</h1>
  </header>
  !${body}
</main>`,
  );
}
