import type { City } from '../../../src/domain/city.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import type { ProfileEditorInput } from '../../../src/machines/profile-editor/types.ts';
import type { TestStep } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';
import { printed } from './printedTexts.ts';
import { needed, outputIn, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';

type ProfileHistory = History<ProfileEditorInput>;

/** The content of the fields of the form. */
interface Fields {
  readonly name: string;
  readonly email: string;
  readonly age: string;
  readonly province: City | null;
  readonly city: City | null;
  /** Whether the form selects the first city once the cities of the chosen province have loaded. */
  readonly selectsFirst: boolean;
}

/** The profile form, derived only from the steps of a path. */
interface ProfileSoFar extends Fields {
  readonly profile: Profile | null;
  readonly provinces: readonly City[];
  readonly regencies: readonly City[];
  /** What the fields contained when the page was reloaded, and before; null if nothing was changed. */
  readonly kept: { readonly before: Fields; readonly fields: Fields } | null;
}

const empty: ProfileSoFar = {
  profile: null,
  name: '',
  email: '',
  age: '',
  province: null,
  city: null,
  provinces: [],
  regencies: [],
  selectsFirst: false,
  kept: null,
};

/** The requests that the profile editor sends. */
export const profileRequests = {
  'GET /users/v2/search': ({ input }) => ({
    query: { username: input.username },
  }),
  'GET /ucapan/api/get_provinsi/': () => ({}),
  'GET /ucapan/api/get_kabupaten/': (history) => ({
    query: { prov_id: needed(profileSoFar(history).province, 'a province was chosen').id },
  }),
  'PATCH /users/{id}': (history) => {
    const known = profileSoFar(history);
    const profile = needed(known.profile, 'the profile was loaded');
    return {
      path: { id: history.input.username },
      body: {
        name: printed(known.name),
        email: known.email,
        age: known.age === '' ? null : Number(known.age),
        provinceId: known.province?.id ?? null,
        provinceName: known.province?.name ?? null,
        cityId: known.city?.id ?? null,
        cityName: known.city?.name ?? null,
        mobilePhone: profile.mobilePhone,
        photoUrl: profile.photoUrl,
        gender: profile.gender,
      },
    };
  },
} satisfies Requests<ProfileEditorInput>;

function profileSoFar({ steps }: ProfileHistory): ProfileSoFar {
  return steps.reduce((known, { step }) => ({ ...known, ...changesOf(known, step) }), empty);
}

function changesOf(known: ProfileSoFar, step: TestStep): Partial<ProfileSoFar> {
  const text = String(step.event?.['text'] ?? '');
  switch (step.event?.type) {
    case 'name.write':
      return { name: text };
    case 'email.write':
      return { email: text };
    case 'age.write':
      return { age: text };
    case 'province.choose': {
      const chosen = known.provinces.find(({ id }) => id === step.event?.['provinceId']);
      if (chosen === undefined || chosen.id === known.province?.id) return {};
      return { province: chosen, city: null, regencies: [], selectsFirst: true };
    }
    case 'city.choose': {
      const chosen = known.regencies.find(({ id }) => id === step.event?.['cityId']);
      return chosen === undefined ? {} : { city: chosen };
    }
    case 'draft.discard':
      return { ...(known.profile && fieldsOf(known.profile)), kept: null };
    default:
  }
  if (step.stimulus.kind === 'restart') return { ...empty, kept: keptOf(known) };
  const profile = outputIn<Profile>(step, 'loadProfile');
  if (profile !== undefined) {
    const loaded = fieldsOf(profile);
    const kept = known.kept && isSame(known.kept.before, loaded) ? known.kept.fields : loaded;
    return { profile, regencies: [], ...kept };
  }
  const provinces = outputIn<readonly City[]>(step, 'loadProvinces');
  if (provinces !== undefined) return { provinces };
  const regencies = outputIn<readonly City[]>(step, 'loadRegencies');
  if (regencies === undefined) return {};
  return { regencies, city: known.selectsFirst ? (regencies[0] ?? null) : known.city };
}

/** Returns what the device keeps of the form for the time after a reload. */
function keptOf(known: ProfileSoFar): ProfileSoFar['kept'] {
  if (known.profile === null) return known.kept;
  const { name, email, age, province, city } = known;
  const selectsFirst = known.selectsFirst && city === null;
  const fields = { name, email, age, province, city, selectsFirst };
  const before = fieldsOf(known.profile);
  return isSame(before, fields) ? null : { before, fields };
}

function fieldsOf(profile: Profile): Fields {
  return {
    name: profile.name ?? '',
    email: profile.email ?? '',
    age: profile.age === null ? '' : String(profile.age),
    province: placeOf(profile.provinceId, profile.provinceName),
    city: placeOf(profile.cityId, profile.cityName),
    selectsFirst: false,
  };
}

function placeOf(id: number | null, name: string | null): City | null {
  return id === null ? null : { id, name: name ?? '' };
}
