import { useEffect, useRef, type SubmitEvent } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { profileEditorCopy as editorCopy, profileEditorCopy } from '../../copy/profileEditor.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { ProfileDraft, ProfileValidationErrors } from '../../machines/profile-editor/draft.ts';
import type { ProfileError } from '../../machines/profile-editor/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { formatProfilePhone } from './formatProfilePhone.ts';
import { PlaceFields, type Places } from './PlaceFields.tsx';
import styles from './ProfileEditorScreen.module.css';

export interface ProfileEditorScreenProps {
  readonly draft: ProfileDraft;
  readonly mobilePhone: string | null;
  readonly provinces: Places;
  readonly cities: Places;
  /** Whether the form cannot be saved without the list of cities. */
  readonly needsCities: boolean;
  /** Why one of the two lists failed to load. */
  readonly placesError: AppErrorCode | null;
  readonly validationErrors: ProfileValidationErrors;
  /** Why saving failed. */
  readonly error: ProfileError | null;
  readonly isSaving: boolean;
  /** Whether the user has returned to unsaved changes. */
  readonly hasUnsavedChanges: boolean;
  readonly onWrite: (field: 'name' | 'email' | 'age', text: string) => void;
  readonly onProvinceChoose: (provinceId: number) => void;
  readonly onCityChoose: (cityId: number) => void;
  readonly onRetryPlaces: () => void;
  readonly onDiscard: () => void;
  readonly onUpdate: () => void;
}

const FORM = 'profile-form';

export function ProfileEditorScreen(props: ProfileEditorScreenProps) {
  const {
    draft,
    mobilePhone,
    provinces,
    cities,
    needsCities,
    placesError,
    error,
    isSaving,
    hasUnsavedChanges,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const errorNotice = useRef<HTMLDivElement>(null);
  const focusFirstError = () => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    return field != null;
  };

  useEffect(() => {
    if (error !== null && !focusFirstError())
      errorNotice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    props.onUpdate();
    // React must render the validation errors before the first invalid field can be found.
    requestAnimationFrame(focusFirstError);
  };
  const field = (name: 'name' | 'email' | 'age') => ({
    name,
    value: draft[name],
    readOnly: isSaving,
    error: getFieldError(name, props),
    onValueChange: (text: string) => props.onWrite(name, text),
  });

  return (
    <Page
      heading={editorCopy.title}
      width="wide"
      actions={
        <StickyActions>
          <Button
            type="submit"
            form={FORM}
            wide
            loading={isSaving}
            loadingLabel={editorCopy.updating}
          >
            {editorCopy.update}
          </Button>
        </StickyActions>
      }
    >
      {hasUnsavedChanges && (
        <Notice
          live="polite"
          className={styles['news']}
          action={
            <Button variant="text" disabled={isSaving} onClick={props.onDiscard}>
              {editorCopy.discard}
            </Button>
          }
        >
          {editorCopy.draftKept}
        </Notice>
      )}
      <form ref={form} id={FORM} noValidate className={styles['fields']} onSubmit={submit}>
        <Stack gap={4}>
          <TextField {...field('name')} label={editorCopy.name} autoComplete="name" required />
          <TextField
            {...field('email')}
            label={copy.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            {...field('age')}
            label={copy.age}
            aside={editorCopy.optional}
            className={styles['age']}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="off"
            end={<span className={styles['unit']}>{copy.ageUnit}</span>}
          />
        </Stack>
        <Stack gap={4}>
          <PlaceFields
            province={draft.province}
            city={draft.city}
            provinces={provinces}
            cities={cities}
            needsCities={needsCities}
            error={placesError}
            cityError={getFieldError('city', props)}
            provinceError={getFieldError('province', props)}
            disabled={isSaving}
            onProvinceChoose={props.onProvinceChoose}
            onCityChoose={props.onCityChoose}
            onRetry={props.onRetryPlaces}
          />
          <TextField
            label={copy.phone}
            type="tel"
            value={mobilePhone === null ? '' : formatProfilePhone(mobilePhone)}
            placeholder={copy.noPhone}
            hint={editorCopy.phoneHint}
            readOnly
          />
        </Stack>
      </form>
      {error !== null && (
        <div ref={errorNotice} className={styles['news']}>
          <Notice tone="danger" live="assertive" title={editorCopy.updateFailed}>
            {`${errorCopy[error.code]} ${editorCopy.updateKept}`}
          </Notice>
        </div>
      )}
    </Page>
  );
}

const COLUMNS = [
  ['name', 'email', 'age'],
  ['province', 'city', 'phone'],
];

export function ProfileEditorSkeleton() {
  return (
    <SkeletonGroup label={profileEditorCopy.loading} className={styles['fields']}>
      {COLUMNS.map((fields) => (
        <Stack key={fields[0]} gap={4}>
          {fields.map((field) => (
            <Stack key={field} gap={2}>
              <Skeleton width="7rem" />
              <Skeleton shape="block" height="3.25rem" />
            </Stack>
          ))}
        </Stack>
      ))}
    </SkeletonGroup>
  );
}

/** The name of each field in a validation error of the server. */
const wireFields: Readonly<Record<keyof ProfileDraft, string>> = {
  name: 'name',
  email: 'email',
  age: 'age',
  province: 'provinceId',
  city: 'cityId',
};

/** Returns what is wrong with a field, by this app or by the server. */
function getFieldError(
  field: keyof ProfileDraft,
  {
    validationErrors,
    error,
  }: { readonly validationErrors: ProfileValidationErrors; readonly error: ProfileError | null },
): string | undefined {
  const validationError = validationErrors[field];
  if (validationError !== undefined) return editorCopy.validationErrors[validationError];
  return error?.field === wireFields[field] ? editorCopy.rejected : undefined;
}
