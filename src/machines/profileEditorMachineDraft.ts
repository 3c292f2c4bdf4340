import * as v from 'valibot';
import type { Province, Regency } from '../domain/city.ts';
import type { Profile } from '../domain/profile.ts';

/** What a person has typed and chosen. */
export interface ProfileDraft {
  readonly name: string;
  readonly email: string;
  /** As typed, in years; empty when it is not told. */
  readonly age: string;
  readonly province: Province | null;
  readonly city: Regency | null;
}

export type ProfileField = keyof ProfileDraft;

export type ProfileValidationError =
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailMissing'
  | 'emailInvalid'
  | 'ageNotDigits'
  | 'ageTooHigh'
  /** The province was changed, and its cities are not here yet. */
  | 'cityPending';

export type ProfileValidationErrors = Readonly<
  Partial<Record<ProfileField, ProfileValidationError>>
>;

/** A profile as it is sent: the username names it and stays. */
export type ProfileChange = Omit<Profile, 'username' | 'name' | 'email'> & {
  readonly name: string;
  readonly email: string;
};

/** Limits of the contract, in characters and years. */
export const PROFILE_LIMITS = { name: 200, email: 254, age: 150 } as const;

/** What the form shows of a profile before anything is typed. */
export function draftOf(profile: Profile | null): ProfileDraft {
  return {
    name: profile?.name ?? '',
    email: profile?.email ?? '',
    age: profile?.age == null ? '' : String(profile.age),
    province: placeOf(profile?.provinceId, profile?.provinceName),
    city: placeOf(profile?.cityId, profile?.cityName),
  };
}

/** What is wrong with a draft, field by field. `isCityPending` says that the chosen province's first city is awaited. */
export function validateProfile(
  draft: ProfileDraft,
  isCityPending: boolean,
): ProfileValidationErrors {
  const found = {
    name: validateName(draft.name.trim()),
    email: validateEmail(draft.email.trim()),
    age: validateAge(draft.age.trim()),
    city: isCityPending ? ('cityPending' as const) : null,
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, validationError]) => validationError !== null),
  );
}

/** The whole profile with the draft's words in it. */
export function changeOf(profile: Profile, draft: ProfileDraft): ProfileChange {
  const { username: _, ...kept } = profile;
  const age = draft.age.trim();
  return {
    ...kept,
    name: draft.name.trim(),
    email: draft.email.trim(),
    age: age === '' ? null : Number(age),
    provinceId: draft.province?.id ?? null,
    provinceName: nameOf(draft.province),
    cityId: draft.city?.id ?? null,
    cityName: nameOf(draft.city),
  };
}

/** Whether a draft says anything that the profile does not. */
export function isChanged(profile: Profile, draft: ProfileDraft): boolean {
  const before = draftOf(profile);
  return (
    draft.name !== before.name ||
    draft.email !== before.email ||
    draft.age !== before.age ||
    draft.province?.id !== before.province?.id ||
    draft.city?.id !== before.city?.id
  );
}

function placeOf(id: number | null | undefined, name: string | null | undefined): Province | null {
  return id == null || id === 0 ? null : { id, name: name ?? '' };
}

/** A place whose name was never told has none to send. */
function nameOf(place: Province | null): string | null {
  return place === null || place.name === '' ? null : place.name;
}

function validateName(name: string): ProfileValidationError | null {
  if (name === '') return 'nameMissing';
  return [...name].length > PROFILE_LIMITS.name ? 'nameTooLong' : null;
}

/** The web's own rule for e-mail fields, and a domain with a dot in it. */
const email = v.pipe(
  v.string(),
  v.rfcEmail(),
  v.regex(/\.[^.@]+$/),
  v.maxLength(PROFILE_LIMITS.email),
);

function validateEmail(text: string): ProfileValidationError | null {
  if (text === '') return 'emailMissing';
  return v.is(email, text) ? null : 'emailInvalid';
}

function validateAge(text: string): ProfileValidationError | null {
  if (!/^[0-9]*$/.test(text)) return 'ageNotDigits';
  return Number(text) > PROFILE_LIMITS.age ? 'ageTooHigh' : null;
}
