import { print } from '@dukacita/shared/text';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { AccountForm } from './pages/signInPage.ts';

const ajv = new Ajv({ allErrors: true });
addFormatsModule.default(ajv);
const isAccount = ajv.compile({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f]*$' },
    email: { type: 'string', maxLength: 254, format: 'email' },
  },
});

/**
 * Validates the form for another account. Returns its trimmed values and an error per invalid
 * field.
 */
export function validateAccountForm(submission: { name?: unknown; email?: unknown }): AccountForm {
  const name = toLine(submission.name);
  const email = toLine(submission.email);
  isAccount({ name, email });
  const invalidFields = new Set(
    (isAccount.errors ?? []).map((error) => error.instancePath.slice(1)),
  );
  return {
    name,
    email,
    errors: {
      ...(invalidFields.has('name')
        ? { name: name === '' ? 'Isi nama Anda.' : 'Nama paling panjang 200 karakter, satu baris.' }
        : {}),
      ...(invalidFields.has('email')
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

function toLine(value: unknown): string {
  return typeof value === 'string' ? print(value) : '';
}
