import { html } from 'ghtml';
import { layout, ornament } from '../../http/own-pages/layout.ts';

/** Returns a page with a question that one button answers; the button posts to `action`. */
export function questionPage(page: {
  title: string;
  text: string;
  button: string;
  /** A path of this server with its query. */
  action: string;
}): string {
  return wrap(
    page.title,
    html`<p class="lead">${page.text}</p>
  <form class="fields" method="post" action="${page.action}">
    <button class="primary">${page.button}</button>
  </form>`,
  );
}

/** Returns a page that tells a result. */
export function noticePage(title: string, text: string): string {
  return wrap(
    title,
    html`<p class="lead">${text}</p>
  <p><a href="/">Ke Dukacita</a></p>`,
  );
}

function wrap(title: string, body: string): string {
  return layout(
    `${title} – Dukacita`,
    html`<main class="page middle">
  !${ornament}
  <h1>${title}</h1>
  !${body}
</main>`,
  );
}
