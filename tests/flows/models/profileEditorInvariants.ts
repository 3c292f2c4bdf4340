import type { profileEditorMachine } from '../../../src/machines/profileEditorMachine.ts';
import type { Invariants, InvariantState } from '../../../tools/flows/src/modelTypes.ts';
import type { Fixtures } from './fixtures.ts';
import { isSame } from './isSame.ts';

type State = InvariantState<typeof profileEditorMachine>;

/** What must hold whenever a profile is changed. */
export function profileEditorInvariants({
  regencies,
}: Fixtures): Invariants<typeof profileEditorMachine> {
  return {
    'R74 The profile that is loaded and saved is that of the user.': ({
      before,
      after: { context, inputs },
    }) => {
      const asked = inputs.loadProfile ?? inputs.updateProfile;
      if (asked !== undefined) return asked.username === context.username;
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

    'R76 Another province has no city until its cities are there, and then the first one.': ({
      before,
      after,
      event,
      outputs,
    }) => {
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

    'The city of the user is selected in the list of cities of their province.': ({
      before,
      after,
      outputs,
    }) => {
      const { profile, draft } = after.context;
      const isUntouched =
        before?.context.draft.city?.id === profile?.cityId && profile?.cityId != null;
      return outputs.loadRegencies && isUntouched ? draft.city?.id === profile.cityId : undefined;
    },

    'A loaded profile is what the form begins with.': ({
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

    'Only writing changes a word, and only its own field.': ({
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
      const written = wordsOf(before);
      if (event?.type === 'name.write') written.name = event.text;
      if (event?.type === 'email.write') written.email = event.text;
      if (event?.type === 'age.write') written.age = event.text;
      return isSame(wordsOf(after), written);
    },

    'While the profile is being saved, no event changes the draft.': ({ before, after, event }) =>
      before !== null && isSaving(before) && event !== null
        ? isSame(before.context.draft, after.context.draft)
        : undefined,

    'R75 What is saved is what is on the form, and the phone number stays.': ({
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

    'R96 Nothing is saved while something is missing or wrong.': ({ after: { inputs } }) => {
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

    'R77 A failed update keeps what was typed and says why.': ({ before, after, stimulus }) =>
      stimulus.kind === 'outcome' &&
      stimulus.actor === 'updateProfile' &&
      stimulus.outcomeKind === 'error' &&
      before !== null
        ? isSame(before.context.draft, after.context.draft) && after.context.error !== null
        : undefined,

    'R77 A profile is saved when the server has said so, and ends as it was sent.': ({
      before,
      after: { snapshot },
      stimulus,
    }) => {
      if (!snapshot.matches('saved')) return undefined;
      const isAnswered =
        stimulus.kind === 'outcome' &&
        stimulus.actor === 'updateProfile' &&
        stimulus.outcomeKind === 'success';
      const sent = before?.inputs.updateProfile;
      return (
        isAnswered &&
        isSame(snapshot.output?.profile, { username: sent?.username, ...sent?.change })
      );
    },
  };
}

function wordsOf({ context: { draft } }: State): { name: string; email: string; age: string } {
  return { name: draft.name, email: draft.email, age: draft.age };
}

function isSaving({ snapshot }: State): boolean {
  return snapshot.matches({ editing: { form: 'saving' } });
}
