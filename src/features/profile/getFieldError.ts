import { profileEditorCopy as copy } from '../../copy/profileEditor.ts';
import type { ProfileDraft, ProfileValidationErrors } from '../../machines/profile-editor/draft.ts';
import type { ProfileError } from '../../machines/profile-editor/types.ts';

/** The name of each field in a validation error of the server. */
const wireFields: Readonly<Record<keyof ProfileDraft, string>> = {
  name: 'name',
  email: 'email',
  age: 'age',
  province: 'provinceId',
  city: 'cityId',
};

/** Returns what is wrong with a field, by this app or by the server. */
export function getFieldError(
  field: keyof ProfileDraft,
  {
    validationErrors,
    error,
  }: { readonly validationErrors: ProfileValidationErrors; readonly error: ProfileError | null },
): string | undefined {
  const validationError = validationErrors[field];
  if (validationError !== undefined) return copy.validationErrors[validationError];
  return error?.field === wireFields[field] ? copy.rejected : undefined;
}
