import { html } from 'ghtml';

/** The content of an e-mail, as plain texts. */
export interface EmailContent {
  greeting: string;
  paragraphs: readonly string[];
  /** A line below the paragraphs, such as the order that the e-mail is about. */
  detail?: string;
  link: { label: string; url: string };
  /** Ends the e-mail, smaller than the rest. */
  footer: { text: string; link?: { label: string; url: string } };
}

/** Returns an e-mail as plain text. */
export function emailText({ greeting, paragraphs, detail, link, footer }: EmailContent): string {
  return [
    greeting,
    ...paragraphs,
    ...(detail === undefined ? [] : [detail]),
    `${link.label}: ${link.url}`,
    'Salam hormat,\nDukacita',
    `--\n${footer.text}${footer.link ? `\n${footer.link.label}: ${footer.link.url}` : ''}`,
  ].join('\n\n');
}

const styles = `:root{color-scheme:light dark}body{margin:0;padding:24px 16px;background:#fbf9f6;color:#23282a;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}main{max-width:560px;margin:0 auto}.detail{padding:12px 16px;border-left:3px solid #8a7a5c;background:#f3efe8}.button{display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4d4a;color:#fff;text-decoration:none}.footer{margin-top:32px;font-size:13px;color:#5a6163}.footer a{color:inherit}@media (prefers-color-scheme:dark){body{background:#11181a;color:#e8e6e1}.detail{background:#1b2426}.button{background:#8cc5c8;color:#0d1516}.footer{color:#a8b0b1}}`;

/** Returns an e-mail as HTML: one inline style sheet, and nothing that is loaded from elsewhere. */
export function emailHtml(subject: string, content: EmailContent): string {
  const { greeting, paragraphs, detail, link, footer } = content;
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>!${styles}</style>
</head>
<body>
<main>
<p>${greeting}</p>
!${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`).join('\n')}
!${detail === undefined ? '' : html`<p class="detail">${detail}</p>`}
<p><a class="button" href="${link.url}">${link.label}</a></p>
<p>Salam hormat,<br>Dukacita</p>
<p class="footer">${footer.text}!${footer.link ? html`<br><a href="${footer.link.url}">${footer.link.label}</a>` : ''}</p>
</main>
</body>
</html>
`;
}
