import { html } from 'ghtml';
import { layout, ornament } from '../../http/own-pages/layout.ts';

/** The path of the demo bank. */
export const demoBankPath = '/demo-bank';

/** Returns the page that asks for the number of a virtual account. */
export function numberPage(number: string, error?: string): string {
  return page(
    html`<form class="fields" method="post" action="${demoBankPath}">
      !${field({ name: 'va', label: 'Nomor virtual account', value: number, error })}
      <p class="help">Salin nomornya dari halaman pembayaran.</p>
      <button class="primary">Lihat tagihan</button>
    </form>`,
  );
}

/** Returns the page that shows a bill and asks for the amount to pay. */
export function billPage(bill: {
  number: string;
  name: string;
  /** Whole rupiah. */
  amount: number;
  error?: string;
}): string {
  return page(
    html`<form class="fields" method="post" action="${`${demoBankPath}/pay`}">
      <p><strong>${bill.name}</strong><br>${group(bill.number)}</p>
      <input type="hidden" name="va" value="${bill.number}">
      <input type="hidden" name="name" value="${bill.name}">
      !${field({ name: 'amount', label: 'Jumlah (Rp)', value: String(bill.amount), error: bill.error })}
      <button class="primary">Bayar</button>
    </form>`,
  );
}

/** Returns the page that tells the result of a payment. */
export function resultPage(title: string, text: string): string {
  return layout(
    `${title} – Bank demo`,
    html`<main class="page middle">
  !${ornament}
  <h1>${title}</h1>
  <p class="lead">${text}</p>
  <p><a href="${demoBankPath}">Bayar tagihan lain</a></p>
</main>`,
  );
}

function page(form: string): string {
  return layout(
    'Bank demo',
    html`<main class="page">
  <header class="head">
    !${ornament}
    <h1>Bank demo</h1>
    <p class="lead">membayar tagihan <strong>Dukacita</strong></p>
  </header>
  <p class="notice"><span>Bank demo bawaan. Tidak ada uang yang berpindah.</span></p>
  <div class="sheet">!${form}</div>
</main>`,
  );
}

interface Field {
  name: 'va' | 'amount';
  label: string;
  value: string;
  error: string | undefined;
}

function field({ name, label, value, error }: Field): string {
  const invalid =
    error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error" autofocus`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" maxlength="30" required value="${value}" !${invalid}>
    !${error === undefined ? '' : html`<p class="fault" id="${name}-error">${error}</p>`}
  </div>`;
}

/** Groups a number by four digits. */
function group(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
