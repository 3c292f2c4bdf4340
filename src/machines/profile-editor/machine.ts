import { assign, setup, stateIn, type SnapshotFrom } from 'xstate';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import type { City, Province, Regency } from '../../domain/city.ts';
import type { Profile } from '../../domain/profile.ts';
import { clearingError, required } from '../common.ts';
import { notProvided } from '../notProvided.ts';
import {
  isChanged,
  toProfileUpdate,
  toProfileDraft,
  validateProfile,
  type ProfileUpdate,
  type ProfileDraft,
  type UnsavedProfile,
} from './draft.ts';
import type {
  ProfileEditorContext,
  ProfileEditorEvent,
  ProfileEditorInput,
  ProfileEditorOutput,
  ProfileError,
} from './types.ts';

const editorSetup = setup({
  types: {
    context: {} as ProfileEditorContext,
    events: {} as ProfileEditorEvent,
    input: {} as ProfileEditorInput,
    output: {} as ProfileEditorOutput,
    tags: {} as 'busy',
    children: {} as {
      loadProfile: 'loadProfile';
      loadProvinces: 'loadProvinces';
      loadRegencies: 'loadRegencies';
      updateProfile: 'updateProfile';
    },
  },
  actors: {
    loadProfile: notProvided<Profile, { username: string }>('loadProfile'),
    loadProvinces: notProvided<readonly Province[], void>('loadProvinces'),
    loadRegencies: notProvided<readonly Regency[], { provinceId: number }>('loadRegencies'),
    /** Resolves when the server has saved the change, and rejects otherwise. */
    updateProfile: notProvided<void, { username: string; change: ProfileUpdate }>('updateProfile'),
  },
  actions: {
    setProfile: assign(({ context }, { profile }: { profile: Profile }) => {
      const { unsaved } = context;
      const kept = unsaved === null || isChanged(profile, unsaved.before) ? null : unsaved;
      return {
        profile,
        draft: kept?.draft ?? toProfileDraft(profile),
        unsaved: kept,
        regencies: null,
        citySelection:
          kept !== null && isCityAwaited(kept) ? ('first' as const) : ('stored' as const),
        isCityMissing: false,
        error: null,
        placesError: null,
      };
    }),
    setProvinces: assign(({ context }, params: { provinces: readonly Province[] }) => ({
      provinces: params.provinces,
      placesError: null,
      draft: { ...context.draft, province: findOrKeep(params.provinces, context.draft.province) },
    })),
    setProvince: assign(({ context }, params: { provinceId: number }) =>
      clearingError({
        draft: {
          ...context.draft,
          province: findById(context.provinces, params.provinceId),
          city: null,
        },
        regencies: null,
        citySelection: 'first' as const,
        isCityMissing: false,
        placesError: null,
      }),
    ),
    setRegencies: assign(({ context }, params: { regencies: readonly Regency[] }) => ({
      regencies: params.regencies,
      isCityMissing: false,
      placesError: null,
      draft: {
        ...context.draft,
        city:
          context.citySelection === 'first'
            ? (params.regencies[0] ?? null)
            : findOrKeep(params.regencies, context.draft.city),
      },
    })),
    setCity: assign(({ context }, params: { cityId: number }) =>
      clearingError({
        draft: { ...context.draft, city: findById(context.regencies, params.cityId) },
      }),
    ),
    setText: assign(({ context }, params: { field: 'name' | 'email' | 'age'; text: string }) =>
      clearingError({ draft: { ...context.draft, [params.field]: params.text } }),
    ),
    keepDraft: assign(({ context }) => ({ unsaved: unsavedOf(context) })),
    resetDraft: assign(({ context }) => ({
      draft: toProfileDraft(context.profile),
      unsaved: null,
      error: null,
    })),
    setIsCityMissing: assign(({ context }) => ({ isCityMissing: isCityPending(context) })),
    setError: assign((_, params: { error: ProfileError }) => ({ error: params.error })),
    setPlacesError: assign((_, params: { code: AppErrorCode }) => ({
      placesError: params.code,
    })),
  },
  guards: {
    /** True during a save, when the form must not change. */
    isSaving: stateIn({ editing: { form: 'saving' } }),
    hasProvince: ({ context }) => context.draft.province !== null,
    isProvinceChanged: ({ context }, params: { provinceId: number }) =>
      params.provinceId !== context.draft.province?.id &&
      findById(context.provinces, params.provinceId) !== null,
    isCityOfProvince: ({ context }, params: { cityId: number }) =>
      findById(context.regencies, params.cityId) !== null,
    isValid: ({ context }) => Object.keys(getValidationErrors(context)).length === 0,
  },
});

/** Loads a profile and the lists of provinces and regencies, edits a draft and saves it. */
export const profileEditorMachine = editorSetup.createMachine({
  id: 'profileEditor',
  context: ({ input }) => ({
    ...input,
    profile: null,
    draft: toProfileDraft(null),
    provinces: null,
    regencies: null,
    citySelection: 'stored',
    isCityMissing: false,
    error: null,
    placesError: null,
  }),
  initial: 'loadingProfile',
  output: ({ context }) => ({ profile: getSavedProfile(context) }),
  states: {
    loadingProfile: {
      description: 'The profile of the user is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ username: context.username }),
        onDone: {
          target: 'editing',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: 'profileFailed',
          actions: {
            type: 'setError',
            params: ({ event }) => ({ error: toProfileError(event.error) }),
          },
        },
      },
    },
    profileFailed: {
      description: 'The profile could not be loaded; the user can retry.',
      on: { 'profile.retry': 'loadingProfile' },
    },
    editing: {
      description: 'The profile is edited while the lists of places load.',
      type: 'parallel',
      on: { 'draft.return': { actions: 'keepDraft' } },
      states: {
        place: {
          description: 'The lists of provinces and cities.',
          initial: 'loadingProvinces',
          states: {
            loadingProvinces: {
              description: 'The provinces are loading.',
              invoke: {
                id: 'loadProvinces',
                src: 'loadProvinces',
                onDone: {
                  target: 'provincesLoaded',
                  actions: {
                    type: 'setProvinces',
                    params: ({ event }) => ({ provinces: event.output }),
                  },
                },
                onError: {
                  target: 'provincesFailed',
                  actions: {
                    type: 'setPlacesError',
                    params: ({ event }) => ({ code: toAppError(event.error).code }),
                  },
                },
              },
            },
            provincesFailed: {
              description: 'The provinces could not be loaded; the user can retry.',
              on: { 'provinces.retry': 'loadingProvinces' },
            },
            provincesLoaded: {
              description: 'The provinces are shown and one can be chosen.',
              on: {
                'province.choose': [
                  { guard: 'isSaving' },
                  {
                    guard: { type: 'isProvinceChanged', params: ({ event }) => event },
                    // If the regencies of the previous province are still loading, this stops their
                    // request and starts a new one.
                    target: '.loadingRegencies',
                    actions: { type: 'setProvince', params: ({ event }) => event },
                  },
                ],
              },
              initial: 'deciding',
              states: {
                deciding: {
                  description:
                    'The editor decides whether a province is chosen whose cities have to be loaded.',
                  always: [
                    { guard: 'hasProvince', target: 'loadingRegencies' },
                    { target: 'withoutProvince' },
                  ],
                },
                withoutProvince: { description: 'No province is chosen, so no cities are listed.' },
                loadingRegencies: {
                  description: 'The cities of the province are loading.',
                  invoke: {
                    id: 'loadRegencies',
                    src: 'loadRegencies',
                    input: ({ context }) => ({
                      provinceId: required(context.draft.province, 'province').id,
                    }),
                    onDone: {
                      target: 'ready',
                      actions: {
                        type: 'setRegencies',
                        params: ({ event }) => ({ regencies: event.output }),
                      },
                    },
                    onError: {
                      target: 'regenciesFailed',
                      actions: {
                        type: 'setPlacesError',
                        params: ({ event }) => ({ code: toAppError(event.error).code }),
                      },
                    },
                  },
                },
                regenciesFailed: {
                  description: 'The cities could not be loaded; the user can retry.',
                  on: { 'regencies.retry': 'loadingRegencies' },
                },
                ready: {
                  description: 'The cities are shown and one can be chosen.',
                  on: {
                    'city.choose': [
                      { guard: 'isSaving' },
                      {
                        guard: { type: 'isCityOfProvince', params: ({ event }) => event },
                        actions: { type: 'setCity', params: ({ event }) => event },
                      },
                    ],
                  },
                },
              },
            },
          },
        },
        form: {
          description: 'The form with the profile.',
          initial: 'filling',
          states: {
            filling: {
              description: 'The user edits the form.',
              on: {
                'name.write': {
                  actions: {
                    type: 'setText',
                    params: ({ event }) => ({ field: 'name', text: event.text }),
                  },
                },
                'email.write': {
                  actions: {
                    type: 'setText',
                    params: ({ event }) => ({ field: 'email', text: event.text }),
                  },
                },
                'age.write': {
                  actions: {
                    type: 'setText',
                    params: ({ event }) => ({ field: 'age', text: event.text }),
                  },
                },
                'draft.discard': { target: '#profileEditor.loadingProfile', actions: 'resetDraft' },
                'profile.update': [
                  { guard: 'isValid', target: 'saving' },
                  { target: '.checked', actions: 'setIsCityMissing' },
                ],
              },
              initial: 'unchecked',
              states: {
                unchecked: { description: 'Validation errors are hidden until the user saves.' },
                checked: { description: 'Validation errors are shown at their fields.' },
              },
            },
            saving: {
              description: 'The server saves the profile; nothing can be changed meanwhile.',
              tags: 'busy',
              invoke: {
                id: 'updateProfile',
                src: 'updateProfile',
                input: ({ context }) => ({
                  username: context.username,
                  change: getProfileUpdate(context),
                }),
                onDone: '#profileEditor.saved',
                onError: {
                  target: 'filling.checked',
                  actions: {
                    type: 'setError',
                    params: ({ event }) => ({ error: toProfileError(event.error) }),
                  },
                },
              },
            },
          },
        },
      },
    },
    saved: { description: 'The server has saved the profile.', type: 'final' },
  },
});

/** Returns the current validation errors of the form. */
export function getValidationErrors(context: ProfileEditorContext) {
  return validateProfile(context.draft, isCityPending(context));
}

/** Returns what has to be kept of the editor: its changes that are not saved; null without any. */
export function toUnsavedProfile(
  snapshot: SnapshotFrom<typeof profileEditorMachine>,
): UnsavedProfile | null {
  if (snapshot.matches('saved')) return null;
  return snapshot.matches('editing') ? unsavedOf(snapshot.context) : snapshot.context.unsaved;
}

function unsavedOf({ profile, draft }: ProfileEditorContext): UnsavedProfile | null {
  return profile !== null && isChanged(profile, draft)
    ? { before: toProfileDraft(profile), draft }
    : null;
}

/** Returns whether another province was chosen and its first city is not. */
function isCityAwaited({ before, draft }: UnsavedProfile): boolean {
  const isPlaceChanged = before.city !== null || before.province?.id !== draft.province?.id;
  return draft.province !== null && draft.city === null && isPlaceChanged;
}

/** Returns whether the province was changed and its regencies are not loaded yet. */
function isCityPending({ regencies, citySelection }: ProfileEditorContext): boolean {
  return citySelection === 'first' && regencies === null;
}

function getProfileUpdate({ profile, draft }: ProfileEditorContext): ProfileUpdate {
  return toProfileUpdate(requireProfile(profile), draft);
}

function getSavedProfile(context: ProfileEditorContext): Profile {
  return { ...requireProfile(context.profile), ...getProfileUpdate(context) };
}

function requireProfile(profile: Profile | null): Profile {
  if (profile === null) throw new Error('The profile must be loaded before it can be saved.');
  return profile;
}

function toProfileError(thrown: unknown): ProfileError {
  const { code, field } = toAppError(thrown);
  return { code, field: field ?? null };
}

/** Returns the place of the list with the id of `chosen`, or `chosen` itself. */
function findOrKeep<Place extends City>(
  places: readonly Place[],
  chosen: ProfileDraft['city'],
): Place | ProfileDraft['city'] {
  return chosen === null ? null : (findById(places, chosen.id) ?? chosen);
}

function findById<Place extends City>(places: readonly Place[] | null, id: number): Place | null {
  return places?.find((place) => place.id === id) ?? null;
}
