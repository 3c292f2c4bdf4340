import { countCharacters, print } from '@dukacita/shared/text';
import * as v from 'valibot';
import type { Province, Regency } from '../../domain/city.ts';
import type { Profile } from '../../domain/profile.ts';

/** The values of the profile form. */
export interface ProfileDraft {
  readonly name: string;
  readonly email: string;
  /** As typed, in years; may be empty. */
  readonly age: string;
  readonly province: Province | null;
  readonly city: Regency | null;
}

/** The values of a profile form that is not saved, and those with which it started. */
export interface UnsavedProfile {
  readonly before: ProfileDraft;
  readonly draft: ProfileDraft;
}

export type ProfileField = keyof ProfileDraft;

export type ProfileValidationError =
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailMissing'
  | 'emailInvalid'
  | 'ageNotDigits'
  | 'ageTooHigh'
  /** The province was changed, and its cities are not loaded yet. */
  | 'cityPending';

export type ProfileValidationErrors = Readonly<
  Partial<Record<ProfileField, ProfileValidationError>>
>;

/** The complete profile as it is sent, without the username, which cannot change. */
export type ProfileUpdate = Omit<Profile, 'username' | 'name' | 'email'> & {
  readonly name: string;
  readonly email: string;
};

/** The limits of the contract, in characters and years. */
export const PROFILE_LIMITS = { name: 200, email: 254, age: 150 } as const;

/** Creates the draft with which editing starts; it is empty without a profile. */
export function toProfileDraft(profile: Profile | null): ProfileDraft {
  return {
    name: profile?.name ?? '',
    email: profile?.email ?? '',
    age: profile?.age == null ? '' : String(profile.age),
    province: placeOf(profile?.provinceId, profile?.provinceName),
    city: placeOf(profile?.cityId, profile?.cityName),
  };
}

/**
 * Returns the validation errors of a draft by field. `isCityPending`: the cities of a changed
 * province are still loading.
 */
export function validateProfile(
  draft: ProfileDraft,
  isCityPending: boolean,
): ProfileValidationErrors {
  const validationErrors = {
    name: validateName(print(draft.name)),
    email: validateEmail(print(draft.email)),
    age: validateAge(print(draft.age)),
    city: isCityPending ? ('cityPending' as const) : null,
  };
  return Object.fromEntries(
    Object.entries(validationErrors).filter(([, validationError]) => validationError !== null),
  );
}

/** Returns the complete profile to send, with the values of the draft. */
export function toProfileUpdate(profile: Profile, draft: ProfileDraft): ProfileUpdate {
  const { username: _, ...unchanged } = profile;
  const age = print(draft.age);
  return {
    ...unchanged,
    name: print(draft.name),
    email: print(draft.email),
    age: age === '' ? null : Number(age),
    provinceId: draft.province?.id ?? null,
    provinceName: nameOf(draft.province),
    cityId: draft.city?.id ?? null,
    cityName: nameOf(draft.city),
  };
}

/** Returns whether a draft differs from the profile. Names of places are ignored. */
export function isChanged(profile: Profile, draft: ProfileDraft): boolean {
  const before = toProfileDraft(profile);
  return (
    draft.name !== before.name ||
    draft.email !== before.email ||
    draft.age !== before.age ||
    draft.province?.id !== before.province?.id ||
    draft.city?.id !== before.city?.id
  );
}

/** Returns a province or regency. The ids null and 0 stand for none. */
function placeOf(id: number | null | undefined, name: string | null | undefined): Province | null {
  return id == null || id === 0 ? null : { id, name: name ?? '' };
}

/** Returns the name of a place; null when it is unknown. */
function nameOf(place: Province | null): string | null {
  return place === null || place.name === '' ? null : place.name;
}

function validateName(name: string): ProfileValidationError | null {
  if (name === '') return 'nameMissing';
  return countCharacters(name) > PROFILE_LIMITS.name ? 'nameTooLong' : null;
}

/** The rule of `<input type="email">`; in addition, the domain must contain a dot. */
const emailSchema = v.pipe(
  v.string(),
  v.rfcEmail(),
  v.regex(/\.[^.@]+$/),
  v.maxLength(PROFILE_LIMITS.email),
);

function validateEmail(text: string): ProfileValidationError | null {
  if (text === '') return 'emailMissing';
  return v.is(emailSchema, text) ? null : 'emailInvalid';
}

function validateAge(text: string): ProfileValidationError | null {
  if (!/^[0-9]*$/.test(text)) return 'ageNotDigits';
  return Number(text) > PROFILE_LIMITS.age ? 'ageTooHigh' : null;
}
