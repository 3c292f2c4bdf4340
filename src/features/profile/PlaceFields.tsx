import { useEffect, useRef } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { profileEditorCopy as editorCopy } from '../../copy/profileEditor.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { City } from '../../domain/city.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { PlacesPhase } from './profileEditorView.ts';

const PROVINCE = 'profile-province';
const CITY = 'profile-city';

/** A list of places and the state of its query. */
export interface Places {
  readonly phase: PlacesPhase;
  readonly list: readonly City[] | null;
}

export interface PlaceFieldsProps {
  readonly province: City | null;
  readonly city: City | null;
  readonly provinces: Places;
  readonly cities: Places;
  /** Whether the form cannot be saved without the list of cities. */
  readonly needsCities: boolean;
  readonly error: AppErrorCode | null;
  readonly provinceError: string | undefined;
  readonly cityError: string | undefined;
  readonly disabled: boolean;
  readonly onProvinceChoose: (provinceId: number) => void;
  readonly onCityChoose: (cityId: number) => void;
  readonly onRetry: () => void;
}

/** Renders the selects for province and city; each shows its value even without its list. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { province, city, provinces, cities, error, disabled } = props;
  const onRetry = useFocusAfterRetry(props);
  const announcement =
    provinces.phase === 'loading'
      ? editorCopy.provincesLoading
      : cities.phase === 'loading'
        ? editorCopy.citiesLoading
        : '';
  return (
    <>
      <SelectField
        id={PROVINCE}
        label={editorCopy.province}
        aside={editorCopy.optional}
        value={valueOf(province)}
        options={optionsOf(provinces.list, province)}
        placeholder={
          provinces.phase === 'loading' ? editorCopy.provincesLoading : editorCopy.chooseProvince
        }
        error={props.provinceError}
        disabled={disabled || provinces.phase !== 'ready'}
        onValueChange={(value) => props.onProvinceChoose(Number(value))}
      />
      {error !== null && isMissing(provinces) && (
        <PlacesFailed
          title={editorCopy.provincesFailed}
          canSave
          code={error}
          isRetrying={provinces.phase === 'loading'}
          onRetry={onRetry}
        />
      )}
      <SelectField
        id={CITY}
        label={editorCopy.city}
        aside={editorCopy.optional}
        value={valueOf(city)}
        options={optionsOf(cities.list, city)}
        placeholder={cityPlaceholder(province, cities)}
        error={props.cityError}
        disabled={disabled || cities.phase !== 'ready' || cities.list?.length === 0}
        onValueChange={(value) => props.onCityChoose(Number(value))}
      />
      {error !== null && isMissing(cities) && (
        <PlacesFailed
          title={editorCopy.citiesFailed}
          canSave={!props.needsCities}
          code={error}
          isRetrying={cities.phase === 'loading'}
          onRetry={onRetry}
        />
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

/** Returns a retry that focuses the field of the list, because loading removes the retry button. */
function useFocusAfterRetry({
  provinces,
  cities,
  onRetry,
}: Pick<PlaceFieldsProps, 'provinces' | 'cities' | 'onRetry'>): () => void {
  const retriedField = useRef<typeof PROVINCE | typeof CITY | null>(null);

  useEffect(() => {
    const field = retriedField.current;
    const list = field === PROVINCE ? provinces : cities;
    if (field === null || list.phase !== 'ready') return;
    retriedField.current = null;
    if (document.activeElement === document.body) document.getElementById(field)?.focus();
  }, [provinces, cities]);

  return () => {
    retriedField.current = provinces.phase === 'failed' ? PROVINCE : CITY;
    onRetry();
  };
}

function isMissing({ phase }: Places): boolean {
  return phase === 'failed' || phase === 'loading';
}

function PlacesFailed(props: {
  title: string;
  /** Whether the form can be saved without the list. */
  canSave: boolean;
  code: AppErrorCode;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const { title, canSave, code, isRetrying, onRetry } = props;
  return (
    <Notice
      tone="warning"
      live="polite"
      title={title}
      action={
        <Button
          variant="secondary"
          loading={isRetrying}
          loadingLabel={copy.retrying}
          onClick={onRetry}
        >
          {copy.retry}
        </Button>
      }
    >
      {`${errorCopy[code]} ${canSave ? editorCopy.placesFailed : editorCopy.cityNeeded}`}
    </Notice>
  );
}

function cityPlaceholder(province: City | null, { phase, list }: Places): string {
  if (phase === 'loading') return editorCopy.citiesLoading;
  if (province === null) return editorCopy.provinceFirst;
  return list?.length === 0 ? editorCopy.noCities : editorCopy.chooseCity;
}

function optionsOf(list: readonly City[] | null, chosen: City | null): SelectOption[] {
  const places = list ?? [];
  const all =
    chosen === null || places.some(({ id }) => id === chosen.id) ? places : [chosen, ...places];
  return all.map(({ id, name }) => ({ value: String(id), label: name }));
}

function valueOf(place: City | null): string {
  return place === null ? '' : String(place.id);
}
