import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { expect, test } from 'vitest';
import type { Province, Regency } from '../../domain/city.ts';
import type { Profile } from '../../domain/profile.ts';
import { getValidationErrors, profileEditorMachine } from './machine.ts';
import type { ProfileUpdate, UnsavedProfile } from './draft.ts';

const profile: Profile = {
  username: 'demo-sari',
  name: 'Sari Lestari',
  email: 'sari@example.com',
  age: 41,
  photoUrl: 'https://example.com/sari.webp',
  mobilePhone: '+628110002001',
  gender: 'female',
  provinceId: 32,
  provinceName: 'Jabar',
  cityId: 3273,
  cityName: 'Bandung',
};
const provinces: Province[] = [
  { id: 31, name: 'DKI Jakarta' },
  { id: 32, name: 'Jawa Barat' },
];
const regenciesOfWestJava: Regency[] = [
  { id: 3204, name: 'Kabupaten Bandung' },
  { id: 3273, name: 'Kota Bandung' },
];

/** Starts the editor of a profile. Only West Java has regencies, and no save is answered. */
async function startReady(changes: Partial<Profile> = {}, unsaved: UnsavedProfile | null = null) {
  const saves: ProfileUpdate[] = [];
  const actor = createActor(
    profileEditorMachine.provide({
      actors: {
        loadProfile: fromPromise<Profile, { username: string }>(() =>
          Promise.resolve({ ...profile, ...changes }),
        ),
        loadProvinces: fromPromise<readonly Province[], void>(() => Promise.resolve(provinces)),
        loadRegencies: fromPromise<readonly Regency[], { provinceId: number }>(({ input }) =>
          Promise.resolve(input.provinceId === 32 ? regenciesOfWestJava : []),
        ),
        updateProfile: fromPromise<void, { username: string; change: ProfileUpdate }>(
          ({ input }) => {
            saves.push(input.change);
            return new Promise<never>(() => {});
          },
        ),
      },
    }),
    { input: { username: 'demo-sari', unsaved } },
  ).start();
  await reach(actor, { editing: { place: { provincesLoaded: 'ready' } } });
  return { actor, saves };
}

type Actor = ReturnType<typeof createActor<typeof profileEditorMachine>>;
type Value = Parameters<SnapshotFrom<typeof profileEditorMachine>['matches']>[0];

const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
const draftOf = (actor: Actor) => actor.getSnapshot().context.draft;

// The generated paths test everything else (tests/flows/machine/profileEditor.test.ts). Their lists
// contain every place of the profile, under the same name.

test('takes the names of the lists, and keeps a city that is missing from its list', async () => {
  const { actor } = await startReady();
  expect(draftOf(actor)).toMatchObject({
    province: { id: 32, name: 'Jawa Barat' },
    city: { id: 3273, name: 'Kota Bandung' },
  });
  const { actor: other } = await startReady({ cityId: 9999, cityName: 'Kota Lama' });
  expect(draftOf(other).city).toEqual({ id: 9999, name: 'Kota Lama' });
});

test('selects no city for a user with a province but no city', async () => {
  const { actor } = await startReady({ cityId: null, cityName: null });
  expect(draftOf(actor).city).toBe(null);
});

test('sends no city for a province without regencies', async () => {
  const { actor, saves } = await startReady();
  actor.send({ type: 'province.choose', provinceId: 31 });
  await reach(actor, { editing: { place: { provincesLoaded: 'ready' } } });
  actor.send({ type: 'profile.update' });
  expect(saves).toMatchObject([{ provinceId: 31, cityId: null }]);
});

test('R96 reports validation errors on the attempt to save, not before, and sends nothing', async () => {
  const { actor, saves } = await startReady();
  const isFilling = (form: 'unchecked' | 'checked') =>
    actor.getSnapshot().matches({ editing: { form: { filling: form } } });
  actor.send({ type: 'name.write', text: ' ' });
  actor.send({ type: 'age.write', text: 'empat' });
  expect(isFilling('unchecked')).toBe(true);
  actor.send({ type: 'profile.update' });
  expect(isFilling('checked')).toBe(true);
  expect(getValidationErrors(actor.getSnapshot().context)).toEqual({
    name: 'nameMissing',
    age: 'ageNotDigits',
  });
  expect(saves).toEqual([]);
  actor.send({ type: 'name.write', text: 'Sari' });
  actor.send({ type: 'age.write', text: '41' });
  actor.send({ type: 'profile.update' });
  expect(saves).toHaveLength(1);
});
