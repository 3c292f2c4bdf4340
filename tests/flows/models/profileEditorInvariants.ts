import type { profileEditorMachine } from '../../../src/machines/profileEditorMachine.ts';
import type { Invariants, InvariantState } from '@dukacita/flows/modelTypes';
import type { Fixtures } from './fixtures.ts';
import { isSame } from './isSame.ts';

type State = InvariantState<typeof profileEditorMachine>;

/** Creates the invariants of the profile editor machine. */
export function profileEditorInvariants({
  regencies,
}: Fixtures): Invariants<typeof profileEditorMachine> {
  return {
    'R74 The loaded and saved profile is that of the signed-in user.': ({
      before,
      after: { context, inputs },
    }) => {
      const request = inputs.loadProfile ?? inputs.updateProfile;
      if (request !== undefined) return request.username === context.username;
      return before === null ? undefined : before.context.username === context.username;
    },

    'R76 The city belongs to the province.': ({ after: { context } }) => {
      const { province, city } = context.draft;
      return city === null
        ? undefined
        : province !== null && regencies(province.id).some(({ id }) => id === city.id);
    },

    'R76 Cities are loaded and offered for the chosen province.': ({
      after: { snapshot, context, inputs },
    }) => {
      const { province } = context.draft;
      if (!snapshot.matches('editing')) return undefined;
      if (inputs.loadRegencies !== undefined)
        return inputs.loadRegencies.provinceId === province?.id;
      return context.regencies === null
        ? undefined
        : province !== null && isSame(context.regencies, regencies(province.id));
    },

    'R76 After another province is chosen, the city is empty until the cities load, then the first one.':
      ({ before, after, event, outputs }) => {
        if (before === null) return undefined;
        const { profile, draft } = after.context;
        if (
          event?.type === 'province.choose' &&
          before.context.draft.province?.id !== draft.province?.id
        )
          return draft.city === null;
        if (outputs.loadRegencies === undefined || draft.province?.id === profile?.provinceId)
          return undefined;
        return draft.city?.id === outputs.loadRegencies[0]?.id;
      },

    'The city of the loaded profile stays selected when the cities of its province load.': ({
      before,
      after,
      outputs,
    }) => {
      const { profile, draft } = after.context;
      const isUntouched =
        before?.context.draft.city?.id === profile?.cityId && profile?.cityId != null;
      return outputs.loadRegencies && isUntouched ? draft.city?.id === profile.cityId : undefined;
    },

    'The form starts with the loaded profile.': ({
      after: { context },
      outputs: { loadProfile },
    }) =>
      loadProfile &&
      isSame(
        [
          context.draft.name,
          context.draft.email,
          context.draft.age,
          context.draft.province?.id,
          context.draft.city?.id,
        ],
        [
          loadProfile.name ?? '',
          loadProfile.email ?? '',
          loadProfile.age === null ? '' : String(loadProfile.age),
          loadProfile.provinceId ?? undefined,
          loadProfile.cityId ?? undefined,
        ],
      ),

    'A text changes only by writing to its own field.': ({
      before,
      after,
      event,
      outputs,
      stimulus,
    }) => {
      const isReset =
        event?.type === 'draft.discard' ||
        outputs.loadProfile !== undefined ||
        stimulus.kind === 'restart';
      if (before === null || isReset) return undefined;
      const expected = textsOf(before);
      if (event?.type === 'name.write') expected.name = event.text;
      if (event?.type === 'email.write') expected.email = event.text;
      if (event?.type === 'age.write') expected.age = event.text;
      return isSame(textsOf(after), expected);
    },

    'While the profile is being saved, no event changes the draft.': ({ before, after, event }) =>
      before !== null && isSaving(before) && event !== null
        ? isSame(before.context.draft, after.context.draft)
        : undefined,

    'R75 The saved profile is the content of the form, with the phone number unchanged.': ({
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
            change.cityId,
            change.mobilePhone,
          ],
          [
            draft.name.trim(),
            draft.email.trim(),
            draft.age.trim() === '' ? null : Number(draft.age),
            draft.province?.id ?? null,
            draft.city?.id ?? null,
            profile?.mobilePhone,
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

    'R77 A failed update keeps the draft and sets the error.': ({ before, after, stimulus }) =>
      stimulus.kind === 'outcome' &&
      stimulus.actor === 'updateProfile' &&
      stimulus.outcomeKind === 'error' &&
      before !== null
        ? isSame(before.context.draft, after.context.draft) && after.context.error !== null
        : undefined,

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

function textsOf({ context: { draft } }: State): { name: string; email: string; age: string } {
  return { name: draft.name, email: draft.email, age: draft.age };
}

function isSaving({ snapshot }: State): boolean {
  return snapshot.matches({ editing: { form: 'saving' } });
}
