import type { SnapshotFrom } from 'xstate';
import type { City } from '../../../src/domain/city.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import { routes } from '../../../src/domain/routes.ts';
import { STALE_TIMES } from '../../../src/api/resources/queryDefaults.ts';
import {
  getValidationErrors,
  toUnsavedProfile,
  type profileEditorMachine,
} from '../../../src/machines/profile-editor/machine.ts';
import { profileRequests } from '../expected/profileRequests.ts';
import { phoneNumber } from '../expected/written.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { createProfileEditorModel } from '../models/profileEditor.ts';
import {
  defineAppAdapter,
  sentBy,
  type StepContext,
  type StateScreen,
} from '../support/defineAppAdapter.ts';
import { button, field, link, select, type Driver, type OpenDriver } from '../support/driver.ts';
import {
  errorCopy,
  helpCopy,
  profileCopy as copy,
  profileEditorCopy as editorCopy,
} from '../support/fixedCopy.ts';
import { given, lost, rejected, served, type BodyOf, type Operation } from '../support/network.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { says } from '../support/screen.ts';
import { pressWhenVisible, waitUntil } from '../support/waitUntil.ts';

type Snapshot = SnapshotFrom<typeof profileEditorMachine>;
type EditorStepContext = StepContext<typeof profileEditorMachine>;

const PROFILE = 'GET /users/v2/search';
const PROVINCES = 'GET /ucapan/api/get_provinsi/';
const REGENCIES = 'GET /ucapan/api/get_kabupaten/';
const UPDATE = 'PATCH /users/{id}';

/** How often the app sends a read before it shows a server error. */
const ATTEMPTS = 3;

const ageLabel = `${copy.age} ${editorCopy.optional}`;
const provinceLabel = `${editorCopy.province} ${editorCopy.optional}`;
const cityLabel = `${editorCopy.city} ${editorCopy.optional}`;

/** Creates the adapter of the profile editor on the whole app. */
export function createProfileEditorAdapter(
  model: ReturnType<typeof createProfileEditorModel>,
  { session }: Fixtures,
  openDriver: OpenDriver,
) {
  const profile = (stepContext: EditorStepContext): BodyOf<typeof PROFILE> => ({
    ...stepOutput<Profile>(stepContext),
    id: session.user.id,
  });
  const provinces = (stepContext: EditorStepContext): BodyOf<typeof PROVINCES> => [
    ...stepOutput<readonly City[]>(stepContext),
  ];
  const regencies = (stepContext: EditorStepContext): BodyOf<typeof REGENCIES> => [
    ...stepOutput<readonly City[]>(stepContext),
  ];

  return defineAppAdapter(
    model,
    {
      open: () => ({ address: routes.editProfile(), isSignedIn: true }),
      requests: profileRequests,
      token: session.accessToken,
      events: {
        'profile.retry': sentBy(button(copy.retry)),
        'provinces.retry': sentBy(button(copy.retry)),
        'regencies.retry': sentBy(button(copy.retry)),
        'name.write': {
          controls: ({ context: { draft } }) => [field(editorCopy.name, draft.name)],
          perform: (driver, { event }) => driver.write(field(editorCopy.name), event.text),
        },
        'email.write': {
          controls: ({ context: { draft } }) => [field(copy.email, draft.email)],
          perform: (driver, { event }) => driver.write(field(copy.email), event.text),
        },
        'age.write': {
          controls: ({ context: { draft } }) => [field(ageLabel, draft.age)],
          perform: (driver, { event }) => driver.write(field(ageLabel), event.text),
        },
        'province.choose': {
          controls: ({ context: { draft } }) => [select(provinceLabel, draft.province?.name)],
          perform: async (driver, { event, before }) => {
            const chosen = placeOf(before.context.provinces, event.provinceId);
            await expireCache(driver);
            await driver.choose(select(provinceLabel), chosen?.name ?? '');
          },
        },
        'city.choose': {
          controls: ({ context: { draft } }) => [select(cityLabel, draft.city?.name)],
          perform: async (driver, { event, before }) => {
            const chosen = placeOf(before.context.regencies, event.cityId);
            // The list has no option for an unknown city.
            if (chosen !== undefined) await driver.choose(select(cityLabel), chosen.name);
          },
        },
        'draft.return': {
          controls: () => [],
          perform: async (driver) => {
            await driver.navigate(routes.help());
            await waitUntil(
              driver,
              async () => (await driver.snapshot()).heading === helpCopy.title,
              'The help does not open.',
            );
            await driver.navigate(routes.editProfile());
          },
        },
        'draft.discard': {
          controls: (at) => (isKept(at) ? [button(editorCopy.discard)] : []),
          perform: (driver) => pressWhenVisible(driver, button(editorCopy.discard)),
        },
        'profile.update': sentBy(button(editorCopy.update)),
      },
      actors: {
        loadProfile: {
          handlers: {
            loaded: async (driver, stepContext) => {
              await expireCache(driver);
              await driver.answer(PROFILE, served(PROFILE, profile(stepContext)));
            },
            withoutPlace: async (driver, stepContext) => {
              await expireCache(driver);
              await driver.answer(PROFILE, given(PROFILE, profile(stepContext)));
            },
            ...losses(PROFILE),
          },
          calls: () => [PROFILE],
        },
        loadProvinces: {
          handlers: {
            loaded: async (driver, stepContext) => {
              await expireCache(driver);
              await driver.answer(PROVINCES, served(PROVINCES, provinces(stepContext)));
            },
            ...losses(PROVINCES),
          },
          calls: () => [PROVINCES],
        },
        loadRegencies: {
          handlers: {
            loaded: (driver, stepContext) =>
              driver.answer(REGENCIES, served(REGENCIES, regencies(stepContext))),
            ...losses(REGENCIES),
          },
          calls: () => [REGENCIES],
        },
        updateProfile: {
          operation: UPDATE,
          answers: {
            saved: served(UPDATE, 1),
            rejected: rejected('validationFailed', 'email'),
            offline: lost('offline'),
            timedOut: lost('timedOut'),
            serverFailed: lost('serverFailed'),
          },
        },
      },
      states: {
        loadingProfile: (at) =>
          at.context.error === null
            ? { ...editorPage(at), announcements: [editorCopy.loading] }
            : failedPage(at),
        profileFailed: failedPage,
        'editing.place.loadingProvinces': (at) =>
          placePart(at, editorCopy.provincesLoading, editorCopy.provincesFailed),
        'editing.place.provincesFailed': (at) => placePart(at, null, editorCopy.provincesFailed),
        'editing.place.provincesLoaded.deciding': 'transient',
        'editing.place.provincesLoaded.withoutProvince': (at) =>
          placePart(at, editorCopy.provinceFirst),
        'editing.place.provincesLoaded.loadingRegencies': (at) =>
          placePart(at, editorCopy.citiesLoading, editorCopy.citiesFailed),
        'editing.place.provincesLoaded.regenciesFailed': (at) =>
          placePart(at, null, editorCopy.citiesFailed),
        'editing.place.provincesLoaded.ready': (at) => placePart(at),
        'editing.form.filling.unchecked': formPart,
        'editing.form.filling.checked': formPart,
        'editing.form.saving': (at) => withTexts(formPart(at), [editorCopy.updating]),
        saved: savedPage,
      },
    },
    openDriver,
  );
}

/** Creates the handlers of a read's outcomes without a usable response. */
function losses(operation: Operation) {
  return {
    offline: (driver: Driver) => driver.answer(operation, lost('offline')),
    timedOut: (driver: Driver) => driver.answer(operation, lost('timedOut')),
    serverFailed: async (driver: Driver) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
        await driver.answer(operation, lost('serverFailed'));
    },
  };
}

/** Advances the clock until cached lists of places are stale, so that they are read again. */
async function expireCache(driver: Driver): Promise<void> {
  await driver.sleepUntil((await driver.now()) + STALE_TIMES.places);
}

function editorPage(at: Snapshot): StateScreen {
  return {
    address: routes.editProfile(),
    heading: editorCopy.title,
    title: editorCopy.title,
    error: at.context.error?.code ?? null,
  };
}

function failedPage(at: Snapshot): StateScreen {
  const { error } = at.context;
  return {
    ...withTexts(editorPage(at), [editorCopy.failed]),
    announcements: [says(editorCopy.failed, error && errorCopy[error.code])],
    others: [link(copy.backToProfile, '/profile')],
  };
}

function withTexts(screen: StateScreen, texts: readonly (string | null)[]): StateScreen {
  return { ...screen, texts: [...(screen.texts ?? []), ...texts] };
}

function placePart(
  at: Snapshot,
  hint: string | null = null,
  failed: string | null = null,
): StateScreen {
  const { placesError } = at.context;
  const needsCities = getValidationErrors(at.context).city !== undefined;
  const isLoading = hint === editorCopy.provincesLoading || hint === editorCopy.citiesLoading;
  return {
    ...withTexts({ ...editorPage(at), error: errors(at) }, [hint, placesError && failed]),
    announcements: [
      isLoading ? hint : null,
      placesError &&
        says(
          failed,
          errorCopy[placesError],
          needsCities ? editorCopy.cityNeeded : editorCopy.placesFailed,
          isLoading ? copy.retrying : copy.retry,
        ),
    ],
  };
}

function formPart(at: Snapshot): StateScreen {
  const { error } = at.context;
  const validationErrors = shownErrors(at);
  const kept = isKept(at) ? editorCopy.draftKept : null;
  const texts = [
    kept,
    ...validationErrors,
    error && editorCopy.updateFailed,
    error && editorCopy.updateKept,
    error?.field === 'email' ? editorCopy.rejected : null,
  ];
  return {
    ...withTexts({ ...editorPage(at), error: errors(at) }, texts),
    announcements: [
      kept && says(kept, editorCopy.discard),
      ...validationErrors,
      error?.field === 'email' ? editorCopy.rejected : null,
      error && says(editorCopy.updateFailed, errorCopy[error.code], editorCopy.updateKept),
    ],
  };
}

/** Returns what the form says about its fields, once they were checked. */
function shownErrors(at: Snapshot): string[] {
  if (!at.matches({ editing: { form: { filling: 'checked' } } })) return [];
  const { draft, isCityMissing } = at.context;
  const { nameMissing, cityPending } = editorCopy.validationErrors;
  const isPending = isCityMissing && getValidationErrors(at.context).city !== undefined;
  return [...(draft.name === '' ? [nameMissing] : []), ...(isPending ? [cityPending] : [])];
}

/** Returns whether the form has changes that were there before it was opened last. */
function isKept(at: Snapshot): boolean {
  return at.matches('editing') && at.context.unsaved !== null && toUnsavedProfile(at) !== null;
}

function savedPage({ context: { profile, draft } }: Snapshot): StateScreen {
  return {
    address: routes.profile(),
    heading: copy.title,
    texts: [
      copy.saved,
      draft.name,
      profile?.mobilePhone == null ? copy.noPhone : phoneNumber(profile.mobilePhone),
    ],
    title: copy.title,
    announcements: [copy.saved],
    others: [
      button(copy.qrCode),
      link(copy.edit, '/profile/edit'),
      link(`${copy.family} ${copy.inert}`, '/profile/addfamily'),
      link('Kebijakan privasi', '/help/privasi'),
      link('Ketentuan layanan', '/help/ketentuan'),
      link('Pengembalian dana', '/help/pengembalian'),
      button(copy.deleteAccount),
      button(copy.signOut),
    ],
    error: null,
    calls: [PROFILE],
  };
}

/** Returns the error of the form and that of the lists, which are shown together. */
function errors({ context: { error, placesError } }: Snapshot) {
  return [error?.code, placesError].filter((code) => code != null);
}

function placeOf(places: readonly City[] | null, id: number): City | undefined {
  return places?.find((place) => place.id === id);
}
