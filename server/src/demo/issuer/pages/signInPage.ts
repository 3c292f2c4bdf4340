import { html } from 'ghtml';
import { demoAccounts, type DemoAccount } from '../demoAccounts.ts';
import { layout, ornament } from '../../../http/own-pages/layout.ts';

/** The values and errors of the form for another account. */
export interface AccountForm {
  name: string;
  email: string;
  errors: { name?: string; email?: string };
}

/**
 * Returns the account chooser. It works without script: every account is a submit button.
 * @param action URL to which the forms are sent
 * @param form set if the submitted form for another account has errors
 */
export function signInPage(action: string, form?: AccountForm): string {
  return layout(
    form ? 'Periksa isian – Layanan masuk demo' : 'Pilih akun – Layanan masuk demo',
    html`<main class="page">
  <header class="head">
    !${ornament}
    <h1>Pilih akun</h1>
    <p class="lead">untuk melanjutkan ke <strong>Dukacita</strong></p>
  </header>
  <p class="notice">!${infoIcon}<span>Layanan masuk demo bawaan. Orang-orang di bawah ini rekaan dan tidak memakai kata sandi.</span></p>
  <div class="sheet">
    <form method="post" action="${action}">
      <ul class="accounts">
        !${demoAccounts
          .filter(({ staff }) => !staff)
          .map(accountItem)
          .join('')}
      </ul>
    </form>
    !${staffAccounts(action)}
    !${otherAccount(action, form)}
  </div>
</main>
<footer class="foot">
  <form method="post" action="${action}"><button class="quiet" name="cancel" value="1">Batal</button></form>
</footer>`,
  );
}

function staffAccounts(action: string): string {
  return html`<details class="other">
    <summary><span class="glyph">!${badgeIcon}</span><span>Akun petugas</span>!${chevronIcon}</summary>
    <form method="post" action="${action}">
      <ul class="accounts">
        !${demoAccounts
          .filter(({ staff }) => staff)
          .map(accountItem)
          .join('')}
      </ul>
    </form>
  </details>`;
}

function accountItem({ sub, name, email, picture, status, staff }: DemoAccount): string {
  return html`<li><button class="account" name="account" value="${sub}">
    <img class="face" src="${picture}" alt="" width="44" height="44">
    <span class="who"><span class="name">${name}</span> <span class="mail">${email ?? 'Tanpa alamat e-mail'}</span>
    !${staff ? html`<span class="tag">${roleNames[staff.role]}</span>` : ''}
    !${status === 'ordinary' ? '' : html`<span class="tag ${status}">${tags[status]}</span>`}</span>
  </button></li>`;
}

const roleNames = {
  finance: 'Keuangan',
  reviewer: 'Pemeriksa',
  florist: 'Toko bunga',
  house: 'Rumah duka',
  admin: 'Admin',
};
const tags = { member: 'Anggota', disabled: 'Dinonaktifkan' };

function otherAccount(action: string, form: AccountForm | undefined): string {
  return html`<details class="other" !${form ? 'open' : ''}>
    <summary><span class="glyph">!${plusIcon}</span><span>Gunakan akun lain</span>!${chevronIcon}</summary>
    <form class="fields" method="post" action="${action}" novalidate>
      !${field({ name: 'email', label: 'Alamat e-mail', type: 'email', complete: 'email' }, form)}
      !${field({ name: 'name', label: 'Nama', type: 'text', complete: 'name' }, form)}
      <p class="help">Akun baru dibuat bila alamat ini belum dikenal. Tidak ada e-mail yang dikirim.</p>
      <button class="primary">Lanjutkan</button>
    </form>
  </details>`;
}

interface FieldOptions {
  name: 'name' | 'email';
  label: string;
  type: string;
  complete: string;
}

function field(
  { name, label, type, complete }: FieldOptions,
  form: AccountForm | undefined,
): string {
  const error = form?.errors[name];
  const focus =
    error !== undefined && (name === 'email' || form?.errors.email === undefined)
      ? 'autofocus'
      : '';
  const invalid =
    error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-fault"`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" autocomplete="${complete}" required value="${form?.[name] ?? ''}" !${invalid} !${focus}>
    !${error === undefined ? '' : html`<p class="fault" id="${name}-fault">${error}</p>`}
  </div>`;
}

const icon = (paths: string, attributes = '') =>
  `<svg ${attributes} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const infoIcon = icon('<circle cx="12" cy="12" r="9.500"/><path d="M12 16.500v-5M12 7.700v.1"/>');
const badgeIcon = icon(
  '<rect x="4.500" y="5.500" width="15" height="13" rx="2"/><circle cx="9.500" cy="11" r="1.750"/><path d="M6.900 15.500c.5-1.400 1.500-2 2.600-2s2.100.6 2.600 2M14.500 10h2.500M14.500 13h2.500"/>',
);
const plusIcon = icon('<path d="M5.500 12h13M12 5.500v13"/>');
const chevronIcon = icon('<path d="m6.500 9.500 5.500 5.500 5.500-5.500"/>', 'class="chevron"');
