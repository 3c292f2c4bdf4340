import type { AppErrorCode } from '../domain/appError.ts';
import type { Province, Regency } from '../domain/city.ts';
import type { Profile } from '../domain/profile.ts';
import type { ProfileDraft } from './profileEditorMachineDraft.ts';

export interface ProfileEditorInput {
  readonly username: string;
}

/** Why a profile was not read or not saved, and the field that the server found wrong, when it says so. */
export interface ProfileError {
  readonly code: AppErrorCode;
  readonly field: string | null;
}

export interface ProfileEditorContext extends ProfileEditorInput {
  /** As the server has it; null until it was read. */
  readonly profile: Profile | null;
  readonly draft: ProfileDraft;
  /** Null until they are here. */
  readonly provinces: readonly Province[] | null;
  /** Of the chosen province; null until they are here. */
  readonly regencies: readonly Regency[] | null;
  /** Which city is selected when the regencies arrive: the user's own, or the first one of a changed province. */
  readonly selects: 'own' | 'first';
  /** Saving was asked for while the city of a changed province was not known yet. */
  readonly isCityMissed: boolean;
  /** Why the profile could not be read or saved; stays while that is tried again, null when nothing is wrong. */
  readonly error: ProfileError | null;
  /** Why provinces or regencies are missing; stays while they are asked for again, null when nothing is wrong. */
  readonly placeError: AppErrorCode | null;
}

export type ProfileEditorEvent =
  | { readonly type: 'profile.retry' }
  | { readonly type: 'provinces.retry' }
  | { readonly type: 'regencies.retry' }
  | { readonly type: 'name.write'; readonly text: string }
  | { readonly type: 'email.write'; readonly text: string }
  | { readonly type: 'age.write'; readonly text: string }
  | { readonly type: 'province.choose'; readonly provinceId: number }
  | { readonly type: 'city.choose'; readonly cityId: number }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'profile.update' };

/** The profile as it was saved. */
export interface ProfileEditorOutput {
  readonly profile: Profile;
}
