import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { OtherAccountForm } from './pages/signInPage.ts';

const ajv = new Ajv({ allErrors: true });
addFormatsModule.default(ajv);
const isAccount = ajv.compile({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f]*$' },
    email: { type: 'string', maxLength: 254, format: 'email' },
  },
});

/** Looks at the form for another account: what it says, trimmed, and a sentence for every field at fault. */
export function checkOtherAccount(submission: {
  name?: unknown;
  email?: unknown;
}): OtherAccountForm {
  const name = line(submission.name);
  const email = line(submission.email);
  isAccount({ name, email });
  const faulty = new Set((isAccount.errors ?? []).map((error) => error.instancePath.slice(1)));
  return {
    name,
    email,
    errors: {
      ...(faulty.has('name')
        ? { name: name === '' ? 'Isi nama Anda.' : 'Nama paling panjang 200 huruf, satu baris.' }
        : {}),
      ...(faulty.has('email')
        ? {
            email:
              email === ''
                ? 'Isi alamat e-mail.'
                : 'Alamat e-mail ini belum benar. Contoh: nama@contoh.id',
          }
        : {}),
    },
  };
}

function line(value: unknown): string {
  return typeof value === 'string' ? value.trim().normalize('NFC') : '';
}
