import { isChanged } from '../../../src/machines/profile-editor/draft.ts';
import {
  toUnsavedProfile,
  type profileEditorMachine,
} from '../../../src/machines/profile-editor/machine.ts';
import type { Invariants, InvariantState, Properties } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';
import { printed } from '../expected/printedTexts.ts';
import type { Fixtures } from './fixtures.ts';

type State = InvariantState<typeof profileEditorMachine>;

/** Creates the invariants of the profile editor machine. */
export function profileEditorInvariants({
  regencies,
}: Fixtures): Invariants<typeof profileEditorMachine> {
  return {
    'R76 The city belongs to the province.': ({ after: { context } }) => {
      const { province, city } = context.draft;
      return city === null
        ? undefined
        : province !== null && regencies(province.id).some(({ id }) => id === city.id);
    },

    'R76 After another province is chosen, the city is empty until the cities load, then the first one.':
      ({ before, after, event, outputs }) => {
        if (before === null) return undefined;
        const { draft } = after.context;
        if (
          event?.type === 'province.choose' &&
          before.context.draft.province?.id !== draft.province?.id
        )
          return draft.city === null && after.context.regencies === null;
        if (outputs.loadRegencies === undefined || !isCityAwaited(before)) return undefined;
        return draft.city?.id === outputs.loadRegencies[0]?.id;
      },

    'R96 A city is reported as missing only after an attempt to save while its list is loading.': ({
      before,
      after,
      event,
      outputs,
    }) => {
      if (outputs.loadRegencies !== undefined || event?.type === 'province.choose')
        return !after.context.isCityMissing;
      return event?.type === 'profile.update' && before !== null && !isSaving(after)
        ? after.context.isCityMissing === isCityAwaited(before)
        : undefined;
    },

    'A place can be chosen only if it is offered, and a province only if it is another one.': ({
      after: { snapshot, context },
    }) =>
      !snapshot.can({ type: 'province.choose', provinceId: context.draft.province?.id ?? 0 }) &&
      !snapshot.can({ type: 'province.choose', provinceId: 0 }) &&
      !snapshot.can({ type: 'city.choose', cityId: 0 }),

    'R720 The form starts with the unsaved changes of the loaded profile, or else with the profile.':
      ({ before, after: { context }, outputs: { loadProfile } }) => {
        const unsaved = before?.context.unsaved ?? null;
        const isOfProfile =
          unsaved !== null && loadProfile && !isChanged(loadProfile, unsaved.before);
        return (
          loadProfile &&
          isSame(
            [
              context.draft.name,
              context.draft.email,
              context.draft.age,
              context.draft.province?.id,
              context.draft.city?.id,
            ],
            isOfProfile
              ? [
                  unsaved.draft.name,
                  unsaved.draft.email,
                  unsaved.draft.age,
                  unsaved.draft.province?.id,
                  unsaved.draft.city?.id,
                ]
              : [
                  loadProfile.name ?? '',
                  loadProfile.email ?? '',
                  loadProfile.age === null ? '' : String(loadProfile.age),
                  loadProfile.provinceId ?? undefined,
                  loadProfile.cityId ?? undefined,
                ],
          )
        );
      },

    'R720 A reload keeps what is changed and not saved.': ({ before, after, stimulus }) =>
      before !== null && stimulus.kind === 'restart'
        ? isSame(after.context.unsaved, toUnsavedProfile(before.snapshot))
        : undefined,

    'R720 On a return, what is changed and not saved is kept.': ({ before, after, event }) =>
      event?.type === 'draft.return' && before !== null
        ? isSame(after.context.unsaved, toUnsavedProfile(before.snapshot))
        : undefined,

    'A retry repeats the failed request and nothing else.': ({ before, after, event }) => {
      const request = event && retriedRequests[event.type];
      return request && before !== null
        ? isSame(before.context, after.context) &&
            isSame(
              Object.keys(after.inputs).sort(),
              [...Object.keys(before.inputs), request].sort(),
            )
        : undefined;
    },

    'Discarding the draft shows the loaded profile and loads it again.': ({ after, event }) =>
      event?.type === 'draft.discard'
        ? 'loadProfile' in after.inputs &&
          after.context.profile !== null &&
          !isChanged(after.context.profile, after.context.draft)
        : undefined,

    'An error stays until the request succeeds or the buyer changes what it is about.': ({
      before,
      after: { context },
      event,
      outputs,
      stimulus,
    }) => {
      const isFormChanged =
        before !== null && event !== null && !isSame(before.context.draft, context.draft);
      const isListAnswered = 'loadProvinces' in outputs || 'loadRegencies' in outputs;
      const isProvinceChanged =
        event?.type === 'province.choose' &&
        before?.context.draft.province?.id !== context.draft.province?.id;
      if (stimulus.kind === 'event' || 'loadProfile' in outputs || isListAnswered)
        return (
          (isFormChanged || event?.type === 'draft.discard' || 'loadProfile' in outputs
            ? context.error === null
            : isSame(before?.context.error, context.error)) &&
          (isListAnswered || isProvinceChanged || 'loadProfile' in outputs
            ? context.placesError === null
            : context.placesError === before?.context.placesError)
        );
      return undefined;
    },

    'R75 The saved profile is the content of the form, and the rest is unchanged.': ({
      after: { context, inputs },
    }) => {
      const { draft, profile } = context;
      const change = inputs.updateProfile?.change;
      return (
        change &&
        isSame(
          [
            change.name,
            change.email,
            change.age,
            change.provinceId,
            change.provinceName,
            change.cityId,
            change.cityName,
            change.mobilePhone,
            change.gender,
            change.photoUrl,
          ],
          [
            printed(draft.name),
            draft.email.trim(),
            draft.age.trim() === '' ? null : Number(draft.age),
            draft.province?.id ?? null,
            draft.province?.name ?? null,
            draft.city?.id ?? null,
            draft.city?.name ?? null,
            profile?.mobilePhone,
            profile?.gender,
            profile?.photoUrl,
          ],
        )
      );
    },

    'R96 An incomplete or invalid form is not saved.': ({ after: { inputs } }) => {
      const change = inputs.updateProfile?.change;
      if (change === undefined) return undefined;
      const { name, email, age, provinceId, cityId } = change;
      return (
        name !== '' &&
        email.includes('@') &&
        (age === null || Number.isInteger(age)) &&
        (provinceId === null || cityId !== null)
      );
    },

    'R77 A failed request keeps the draft and sets the error, with the field if one is named.': ({
      before,
      after: { snapshot, context },
      stimulus,
    }) => {
      if (before === null || stimulus.kind !== 'outcome' || stimulus.outcomeKind !== 'error')
        return undefined;
      const error =
        stimulus.outcome === 'rejected'
          ? { code: 'validationFailed', field: 'email' }
          : { code: stimulus.outcome, field: null };
      const isList = stimulus.actor === 'loadProvinces' || stimulus.actor === 'loadRegencies';
      return (
        isSame(before.context.draft, context.draft) &&
        (isList ? context.placesError === error.code : isSame(context.error, error)) &&
        (stimulus.actor !== 'updateProfile' ||
          snapshot.matches({ editing: { form: { filling: 'checked' } } }))
      );
    },

    'R77 The editor ends with the sent profile once the server has confirmed it.': ({
      before,
      after: { snapshot },
      stimulus,
    }) => {
      if (!snapshot.matches('saved')) return undefined;
      const isAnswered =
        stimulus.kind === 'outcome' &&
        stimulus.actor === 'updateProfile' &&
        stimulus.outcomeKind === 'success';
      const request = before?.inputs.updateProfile;
      return (
        isAnswered &&
        isSame(snapshot.output?.profile, { username: request?.username, ...request?.change })
      );
    },
  };
}

/** What holds on the whole way through the editor. */
export const profileEditorProperties: Properties<typeof profileEditorMachine> = {
  'R720 A discarded draft does not come back until the buyer changes something.': {
    after: ({ event }) => event?.type === 'draft.discard',
    never: ({ after: { context } }) =>
      context.unsaved !== null ||
      (context.profile !== null && isChanged(context.profile, context.draft)),
    until: ({ event }) => event !== null && /\.(write|choose)$/.test(event.type),
  },
};

/** The request that each event repeats. */
const retriedRequests: Readonly<Record<string, string>> = {
  'profile.retry': 'loadProfile',
  'provinces.retry': 'loadProvinces',
  'regencies.retry': 'loadRegencies',
};

/** Returns whether the draft has a province without a city; no loaded profile has. */
function isCityAwaited({ context: { draft } }: State): boolean {
  return draft.province !== null && draft.city === null;
}

function isSaving({ snapshot }: State): boolean {
  return snapshot.matches({ editing: { form: 'saving' } });
}
