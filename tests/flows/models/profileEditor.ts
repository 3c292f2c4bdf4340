import type { City } from '../../../src/domain/city.ts';
import {
  getValidationErrors,
  profileEditorMachine,
  toUnsavedProfile,
} from '../../../src/machines/profile-editor/machine.ts';
import { isChanged, type UnsavedProfile } from '../../../src/machines/profile-editor/draft.ts';
import type {
  ProfileEditorContext,
  ProfileEditorInput,
} from '../../../src/machines/profile-editor/types.ts';
import { defineModel, noPayload, success, successFrom } from '@dukacita/flows';
import { texts } from '../expected/printedTexts.ts';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';
import { callLabels, failsWith, lost, reloadLabel, writeErrors } from './outcomes.ts';
import { other } from './other.ts';
import { profileEditorInvariants, profileEditorProperties } from './profileEditorInvariants.ts';

/**
 * Creates the model of the profile editor: name, e-mail, age, province and city.
 * @param reach `machine` also edits the profile of another user; `app` only that of who signed in
 */
export function createProfileEditorModel(
  fixtures: Fixtures = mockFixtures,
  reach: 'machine' | 'app' = 'app',
) {
  const { profile, provinces, regencies } = fixtures;
  const hasCities = ({ id }: City) => regencies(id).length > 1;
  return defineModel(profileEditorMachine, {
    starts: {
      start: { username: profile.username, unsaved: null },
      ...(reach === 'machine' && { otherUser: { username: 'demo-budi', unsaved: null } }),
    },
    events: {
      'profile.retry': noPayload,
      'provinces.retry': noPayload,
      'regencies.retry': noPayload,
      'name.write': {
        '': ({ context }) => ({
          text: other(context.draft.name, texts.name.written, 'Sari Lestari Wijaya'),
        }),
        blank: { text: '' },
      },
      'email.write': {
        '': ({ context }) => ({
          text: other(context.draft.email, 'sari@example.com', 'lestari@example.com'),
        }),
      },
      'age.write': { '': ({ context }) => ({ text: other(context.draft.age, '42', '43') }) },
      'province.choose': {
        '': ({ context: { provinces: known, draft } }) => {
          const chosen = otherPlace(known?.filter(hasCities), draft.province);
          return chosen && { provinceId: chosen.id };
        },
        same: ({ context: { draft } }) =>
          draft.province === null ? undefined : { provinceId: draft.province.id },
      },
      'city.choose': {
        '': ({ context: { regencies: known, draft } }) => {
          const chosen = otherPlace(known, draft.city);
          return chosen && { cityId: chosen.id };
        },
        unknown: { cityId: 0 },
      },
      'draft.return': {
        '': ({ context: { profile: loaded, draft } }) =>
          loaded !== null && isChanged(loaded, draft) ? {} : undefined,
      },
      'draft.discard': {
        '': ({ context: { profile: loaded, draft, unsaved } }) =>
          loaded !== null && unsaved !== null && isChanged(loaded, draft) ? {} : undefined,
      },
      'profile.update': noPayload,
    },
    actors: {
      loadProfile: {
        loaded: successFrom(({ username }: Pick<ProfileEditorInput, 'username'>) => ({
          ...profile,
          username,
        })),
        withoutPlace: successFrom(({ username }: Pick<ProfileEditorInput, 'username'>) => ({
          ...profile,
          username,
          photoUrl: '/images/portraits/7.webp',
          mobilePhone: '+628110002009',
          gender: 'male',
          provinceId: null,
          provinceName: null,
          cityId: null,
          cityName: null,
        })),
        ...lost,
      },
      loadProvinces: { loaded: success(provinces), ...lost },
      loadRegencies: {
        loaded: successFrom(({ provinceId }: { provinceId: number }) => regencies(provinceId)),
        ...lost,
      },
      updateProfile: {
        saved: success(undefined),
        rejected: failsWith('validationFailed', 'email'),
        ...writeErrors,
      },
    },
    restarts: {
      reload: (snapshot) => ({
        username: snapshot.context.username,
        unsaved: jsonRoundTrip(toUnsavedProfile(snapshot)) as UnsavedProfile | null,
      }),
    },
    context: (context) => ({
      isRead: context.profile !== null,
      isOrderPlaced: context.profile?.provinceId != null,
      provinces: context.provinces !== null,
      regencies: context.regencies !== null,
      hasProvince: context.draft.province !== null,
      citySelection: context.citySelection,
      isValid: Object.keys(getValidationErrors(context)).length === 0,
      unsaved: unsavedFacts(context),
      isNameless: context.draft.name === '',
      isChanged: context.profile !== null && isChanged(context.profile, context.draft),
    }),
    shown: (context) => context,
    invariants: profileEditorInvariants(fixtures),
    properties: profileEditorProperties,
    labels: {
      restarts: { reload: reloadLabel },
      starts: {
        start: 'Buka "Ubah profil"',
        otherUser: 'Masuk sebagai pengguna lain, lalu buka "Ubah profil"',
      },
      states: {
        loadingProfile: 'Ubah profil: data sedang dimuat',
        profileFailed: 'Ubah profil: "Data profil belum dapat dimuat" dan alasannya',
        'editing.place.loadingProvinces': 'Daftar provinsi sedang dimuat',
        'editing.place.provincesFailed': '"Daftar provinsi belum dapat dimuat" dan alasannya',
        'editing.place.provincesLoaded.deciding': 'Daftar provinsi tampil',
        'editing.place.provincesLoaded.withoutProvince': 'Belum ada provinsi yang dipilih',
        'editing.place.provincesLoaded.loadingRegencies': 'Daftar kota/kabupaten sedang dimuat',
        'editing.place.provincesLoaded.regenciesFailed':
          '"Daftar kota/kabupaten belum dapat dimuat" dan alasannya',
        'editing.place.provincesLoaded.ready': 'Provinsi dan kota dapat dipilih',
        'editing.form.filling.unchecked': 'Isian belum diperiksa',
        'editing.form.filling.checked':
          'Isian sudah diperiksa; yang salah ditandai dengan alasannya',
        'editing.form.saving': 'Profil sedang disimpan; isian terkunci',
        saved: 'Profil tersimpan; halaman Profil tampil',
      },
      events: {
        'profile.retry': 'Tekan "Coba lagi"',
        'provinces.retry': 'Tekan "Coba lagi" pada daftar provinsi',
        'regencies.retry': 'Tekan "Coba lagi" pada daftar kota/kabupaten',
        'name.write': 'Tulis nama yang lain pada "Nama"',
        'name.write blank': 'Kosongkan "Nama"',
        'email.write': 'Tulis alamat yang lain pada "E-mail"',
        'age.write': 'Tulis angka yang lain pada "Usia"',
        'province.choose': 'Pilih provinsi yang lain pada "Provinsi"',
        'city.choose': 'Pilih kota yang lain pada "Kota / Kabupaten"',
        'draft.return': 'Tinggalkan halaman, lalu buka lagi "Ubah profil"',
        'draft.discard': 'Tekan "Buang perubahan"',
        'profile.update': 'Tekan "Update"',
      },
      actors: {
        ...callLabels('loadProfile', 'Data profil'),
        'loadProfile loaded': 'Server menjawab dengan data profil',
        'loadProfile withoutPlace': 'Server menjawab dengan data profil tanpa provinsi dan kota',
        ...callLabels('loadProvinces', 'Daftar provinsi'),
        'loadProvinces loaded': 'Server menjawab dengan daftar provinsi',
        ...callLabels('loadRegencies', 'Daftar kota/kabupaten'),
        'loadRegencies loaded': 'Server menjawab dengan daftar kota/kabupaten',
        ...callLabels('updateProfile', 'Penyimpanan'),
        'updateProfile saved': 'Server menjawab: profil tersimpan (1)',
        'updateProfile rejected': 'Server menolak isian "E-mail"',
      },
    },
  });
}

/** Returns what matters of unsaved changes: until they are restored, what they will do. */
function unsavedFacts({ profile, unsaved }: ProfileEditorContext) {
  if (unsaved === null || profile !== null) return unsaved !== null;
  const { before, draft } = unsaved;
  return {
    wasPlaced: before.province !== null,
    isNameless: draft.name === '',
    hasProvince: draft.province !== null,
    hasCity: draft.city !== null,
  };
}

function otherPlace(
  places: readonly City[] | null | undefined,
  chosen: City | null,
): City | undefined {
  return places?.find(({ id }) => id !== chosen?.id);
}
