import { describe, expect, test } from 'vitest';
import type { Profile } from '../../domain/profile.ts';
import {
  toProfileUpdate,
  toProfileDraft,
  validateProfile,
  isChanged,
  type ProfileDraft,
} from './draft.ts';

const profile: Profile = {
  username: 'demo-sari',
  name: 'Sari Lestari',
  email: 'sari@example.com',
  age: 41,
  photoUrl: 'https://example.com/sari.webp',
  mobilePhone: '+628110002001',
  gender: 'female',
  provinceId: 32,
  provinceName: 'Jawa Barat',
  cityId: 3273,
  cityName: 'Kota Bandung',
};
const emptyProfile: Profile = {
  username: 'demo-hendra',
  name: null,
  email: null,
  age: null,
  photoUrl: null,
  mobilePhone: null,
  gender: null,
  provinceId: null,
  provinceName: null,
  cityId: 0,
  cityName: null,
};
const draft = toProfileDraft(profile);
const validateWith = (changes: Partial<ProfileDraft>, isCityPending = false) =>
  validateProfile({ ...draft, ...changes }, isCityPending);

test('toProfileDraft uses empty values for what the profile lacks', () => {
  expect(draft).toEqual({
    name: 'Sari Lestari',
    email: 'sari@example.com',
    age: '41',
    province: { id: 32, name: 'Jawa Barat' },
    city: { id: 3273, name: 'Kota Bandung' },
  });
  expect(toProfileDraft(emptyProfile)).toEqual({
    name: '',
    email: '',
    age: '',
    province: null,
    city: null,
  });
  expect(toProfileDraft({ ...emptyProfile, age: 0 }).age).toBe('0');
});

test('toProfileUpdate returns the profile without its username for an unchanged draft', () => {
  const { username: _, ...rest } = profile;
  expect(toProfileUpdate(profile, draft)).toEqual(rest);
});

test('toProfileUpdate trims texts and turns an empty age into null', () => {
  const change = toProfileUpdate(profile, {
    ...draft,
    name: '  Sari Dewi ',
    email: ' sari@dewi.example ',
    age: ' ',
    province: null,
    city: null,
  });
  expect(change).toMatchObject({ name: 'Sari Dewi', email: 'sari@dewi.example', age: null });
  expect(change).toMatchObject({
    provinceId: null,
    provinceName: null,
    cityId: null,
    cityName: null,
  });
  expect(toProfileUpdate(profile, { ...draft, age: '042' }).age).toBe(42);
});

test('R750 toProfileUpdate leaves out invisible characters that were pasted with an e-mail or an age', () => {
  const pasted = { email: '\u202asari\u200b@dewi.example\u202c', age: '\u2066４２\u2069' };
  expect(validateWith(pasted)).toEqual({});
  expect(toProfileUpdate(profile, { ...draft, ...pasted })).toMatchObject({
    email: 'sari@dewi.example',
    age: 42,
  });
});

test('toProfileUpdate sends null for the unknown name of a place', () => {
  expect(toProfileUpdate(profile, { ...draft, city: { id: 9, name: '' } })).toMatchObject({
    cityId: 9,
    cityName: null,
  });
});

describe('validateProfile', () => {
  test.each([
    ['an unchanged draft', {}, {}],
    ['an empty name', { name: '  ' }, { name: 'nameMissing' }],
    ['a name of 200 letters', { name: 'ñ'.repeat(200) }, {}],
    ['a name of 201 letters', { name: 'ñ'.repeat(201) }, { name: 'nameTooLong' }],
    ['an empty e-mail', { email: '' }, { email: 'emailMissing' }],
    ['an e-mail without an at sign', { email: 'sari.example.com' }, { email: 'emailInvalid' }],
    ['an e-mail whose domain has no dot', { email: 'sari@example' }, { email: 'emailInvalid' }],
    ['an e-mail with a space', { email: 'sari lestari@example.com' }, { email: 'emailInvalid' }],
    [
      'an e-mail of more than 254 characters',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(97)}com` },
      { email: 'emailInvalid' },
    ],
    [
      'an e-mail with an apostrophe and a plus sign',
      { email: "o'brien+duka@mail.example.co.id" },
      {},
    ],
    ['an empty age', { age: '' }, {}],
    ['an age in words', { age: 'empat' }, { age: 'ageNotDigits' }],
    ['an age with a minus sign', { age: '-4' }, { age: 'ageNotDigits' }],
    ['an age with a comma', { age: '41,5' }, { age: 'ageNotDigits' }],
    ['an age of 150', { age: '150' }, {}],
    ['an age of 151', { age: '151' }, { age: 'ageTooHigh' }],
    ['a draft without province and city', { province: null, city: null }, {}],
  ] as const)('returns the validation errors of %s', (_, changes, expected) => {
    expect(validateWith(changes)).toEqual(expected);
  });

  test('returns cityPending while the cities of a changed province are loading', () => {
    expect(validateWith({ city: null }, true)).toEqual({ city: 'cityPending' });
  });
});

describe('isChanged', () => {
  test.each([
    ['returns false for an unchanged draft', {}, false],
    [
      'returns false for the same place under another name',
      { province: { id: 32, name: 'Provinsi Jawa Barat' } },
      false,
    ],
    ['returns true for another name', { name: 'Sari' }, true],
    ['returns true for another e-mail', { email: '' }, true],
    ['returns true for another age', { age: '42' }, true],
    ['returns true for another province', { province: { id: 33, name: 'Jawa Tengah' } }, true],
    ['returns true for another city', { city: null }, true],
  ] as const)('%s', (_, changes, expected) => {
    expect(isChanged(profile, { ...draft, ...changes })).toBe(expected);
  });
});
