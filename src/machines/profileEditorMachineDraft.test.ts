import { describe, expect, test } from 'vitest';
import type { Profile } from '../domain/profile.ts';
import {
  changeOf,
  draftOf,
  validateProfile,
  isChanged,
  type ProfileDraft,
} from './profileEditorMachineDraft.ts';

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
const empty: Profile = {
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
const draft = draftOf(profile);
const validationErrors = (changes: Partial<ProfileDraft>, isCityPending = false) =>
  validateProfile({ ...draft, ...changes }, isCityPending);

test('a profile becomes a draft, and what it lacks stays empty', () => {
  expect(draft).toEqual({
    name: 'Sari Lestari',
    email: 'sari@example.com',
    age: '41',
    province: { id: 32, name: 'Jawa Barat' },
    city: { id: 3273, name: 'Kota Bandung' },
  });
  expect(draftOf(empty)).toEqual({ name: '', email: '', age: '', province: null, city: null });
  expect(draftOf({ ...empty, age: 0 }).age).toBe('0');
});

test('an untouched draft says what the profile says; phone, photo and gender go along', () => {
  const { username: _, ...rest } = profile;
  expect(changeOf(profile, draft)).toEqual(rest);
});

test('typed words are trimmed and an empty age is no age', () => {
  const change = changeOf(profile, {
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
  expect(changeOf(profile, { ...draft, age: '042' }).age).toBe(42);
});

test('a place whose name is not known sends none', () => {
  expect(changeOf(profile, { ...draft, city: { id: 9, name: '' } })).toMatchObject({
    cityId: 9,
    cityName: null,
  });
});

describe('what is wrong', () => {
  test.each([
    ['nothing', {}, {}],
    ['no name', { name: '  ' }, { name: 'nameMissing' }],
    ['a name of 200 letters', { name: 'ñ'.repeat(200) }, {}],
    ['a name of 201 letters', { name: 'ñ'.repeat(201) }, { name: 'nameTooLong' }],
    ['no e-mail', { email: '' }, { email: 'emailMissing' }],
    ['an e-mail without a sign', { email: 'sari.example.com' }, { email: 'emailInvalid' }],
    ['an e-mail without a domain', { email: 'sari@example' }, { email: 'emailInvalid' }],
    ['an e-mail with a space', { email: 'sari lestari@example.com' }, { email: 'emailInvalid' }],
    [
      'an e-mail of more than 254 characters',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(97)}com` },
      { email: 'emailInvalid' },
    ],
    ['an unusual e-mail', { email: "o'brien+duka@mail.example.co.id" }, {}],
    ['no age', { age: '' }, {}],
    ['an age in words', { age: 'empat' }, { age: 'ageNotDigits' }],
    ['an age with a sign', { age: '-4' }, { age: 'ageNotDigits' }],
    ['an age with a comma', { age: '41,5' }, { age: 'ageNotDigits' }],
    ['an age of 150', { age: '150' }, {}],
    ['an age of 151', { age: '151' }, { age: 'ageTooHigh' }],
    ['no place', { province: null, city: null }, {}],
  ] as const)('%s', (_, changes, expected) => {
    expect(validationErrors(changes)).toEqual(expected);
  });

  test('a city that is awaited', () => {
    expect(validationErrors({ city: null }, true)).toEqual({ city: 'cityPending' });
  });
});

describe('whether anything was changed', () => {
  test.each([
    ['nothing', {}, false],
    [
      'a name of the place that the list knows better',
      { province: { id: 32, name: 'Provinsi Jawa Barat' } },
      false,
    ],
    ['the name', { name: 'Sari' }, true],
    ['the e-mail', { email: '' }, true],
    ['the age', { age: '42' }, true],
    ['the province', { province: { id: 33, name: 'Jawa Tengah' } }, true],
    ['the city', { city: null }, true],
  ] as const)('%s', (_, changes, expected) => {
    expect(isChanged(profile, { ...draft, ...changes })).toBe(expected);
  });
});
