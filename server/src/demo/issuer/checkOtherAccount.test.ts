import { describe, expect, it } from 'vitest';
import { validateAccountForm } from './validateAccountForm.ts';

describe('validateAccountForm', () => {
  it('accepts a name and an e-mail address, and trims both', () => {
    expect(validateAccountForm({ name: '  Nguyễn Văn Ánh ', email: ' anh@example.com ' })).toEqual({
      name: 'Nguyễn Văn Ánh',
      email: 'anh@example.com',
      errors: {},
    });
  });

  it('returns an error for each invalid field', () => {
    expect(validateAccountForm({}).errors).toEqual({
      name: 'Isi nama Anda.',
      email: 'Isi alamat e-mail.',
    });
    expect(validateAccountForm({ name: 'x'.repeat(201), email: 'tanpa-apa-apa' }).errors).toEqual({
      name: 'Nama paling panjang 200 karakter, satu baris.',
      email: 'Alamat e-mail ini belum benar. Contoh: nama@contoh.id',
    });
  });

  it('rejects a name of two lines, and one that is not seen', () => {
    expect(validateAccountForm({ name: '\u200b', email: 'a@example.com' }).errors).toEqual({
      name: 'Isi nama Anda.',
    });
    expect(validateAccountForm({ name: 'a\nb', email: 'a@example.com' }).errors).toEqual({
      name: 'Nama paling panjang 200 karakter, satu baris.',
    });
  });

  it('rejects e-mail addresses longer than 254 characters, and arrays instead of strings', () => {
    expect(
      validateAccountForm({ name: 'A', email: `${'x'.repeat(250)}@example.com` }).errors.email,
    ).toMatch(/belum benar/);
    expect(validateAccountForm({ name: ['A', 'B'], email: ['a@example.com'] }).errors).toEqual({
      name: 'Isi nama Anda.',
      email: 'Isi alamat e-mail.',
    });
  });
});
