import type { AppErrorCode } from '../../domain/appError.ts';
import type { Province, Regency } from '../../domain/city.ts';
import type { Profile } from '../../domain/profile.ts';
import type { ProfileDraft, UnsavedProfile } from './draft.ts';

export interface ProfileEditorInput {
  readonly username: string;
  /** What was not saved when the form was left; null without, and once it is outdated or discarded. */
  readonly unsaved: UnsavedProfile | null;
}

/** Why loading or saving failed. `field` is the invalid field, or null if the server names none. */
export interface ProfileError {
  readonly code: AppErrorCode;
  readonly field: string | null;
}

export interface ProfileEditorContext extends ProfileEditorInput {
  /** As stored on the server; null until loaded. */
  readonly profile: Profile | null;
  readonly draft: ProfileDraft;
  /** Null until loaded. */
  readonly provinces: readonly Province[] | null;
  /** The regencies of the chosen province, one of which is the city; null until loaded. */
  readonly regencies: readonly Regency[] | null;
  /**
   * Which city the draft gets when the regencies arrive. `stored` keeps the city of the stored
   * profile; `first` takes the first regency, because the province was changed.
   */
  readonly citySelection: 'stored' | 'first';
  /** Whether the user tried to save while the regencies of a changed province were not loaded. */
  readonly isCityMissing: boolean;
  /** Why loading or saving the profile failed; kept during a retry, null without an error. */
  readonly error: ProfileError | null;
  /** Why loading provinces or regencies failed; kept during a retry, null without an error. */
  readonly placesError: AppErrorCode | null;
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
  /** The form is opened again while its changes are not saved. */
  | { readonly type: 'draft.return' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'profile.update' };

export interface ProfileEditorOutput {
  /** As saved on the server. */
  readonly profile: Profile;
}
