import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError } from '../domain/appError.ts';
import type { Province, Regency } from '../domain/city.ts';
import type { Profile } from '../domain/profile.ts';
import { getValidationErrors, profileEditorMachine } from './profileEditorMachine.ts';
import type { ProfileChange } from './profileEditorMachineDraft.ts';

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
const unplaced: Profile = {
  ...profile,
  provinceId: null,
  provinceName: null,
  cityId: null,
  cityName: null,
};
const provinces: Province[] = [
  { id: 31, name: 'DKI Jakarta' },
  { id: 32, name: 'Jawa Barat' },
  { id: 33, name: 'Jawa Tengah' },
];
const regencies: Record<number, Regency[]> = {
  31: [{ id: 3171, name: 'Kota Jakarta Pusat' }],
  32: [
    { id: 3204, name: 'Kabupaten Bandung' },
    { id: 3273, name: 'Kota Bandung' },
  ],
  33: [
    { id: 3322, name: 'Kabupaten Semarang' },
    { id: 3374, name: 'Kota Semarang' },
  ],
};
const listOf = (provinceId: number) => regencies[provinceId] ?? [];

interface Script {
  readonly load?: (username: string) => Promise<Profile>;
  readonly listProvinces?: () => Promise<readonly Province[]>;
  readonly listRegencies?: (provinceId: number) => Promise<readonly Regency[]>;
  readonly update?: (change: ProfileChange, username: string) => Promise<void>;
}

function start(script: Script = {}) {
  const {
    load = () => Promise.resolve(profile),
    listProvinces = () => Promise.resolve(provinces),
    listRegencies = (id) => Promise.resolve(listOf(id)),
    update = () => new Promise<never>(() => {}),
  } = script;
  const actor = createActor(
    profileEditorMachine.provide({
      actors: {
        loadProfile: fromPromise<Profile, { username: string }>(({ input }) =>
          load(input.username),
        ),
        loadProvinces: fromPromise<readonly Province[], void>(listProvinces),
        loadRegencies: fromPromise<readonly Regency[], { provinceId: number }>(({ input }) =>
          listRegencies(input.provinceId),
        ),
        updateProfile: fromPromise<void, { username: string; change: ProfileChange }>(({ input }) =>
          update(input.change, input.username),
        ),
      },
    }),
    { input: { username: 'demo-sari' } },
  );
  return actor.start();
}

type Actor = ReturnType<typeof start>;
type Value = Parameters<SnapshotFrom<typeof profileEditorMachine>['matches']>[0];

const ready: Value = { editing: { place: { listed: 'ready' } } };
const filling: Value = { editing: { form: 'filling' } };
const saving: Value = { editing: { form: 'saving' } };
const loadingRegencies: Value = { editing: { place: { listed: 'loadingRegencies' } } };

async function reach(actor: Actor, value: Value) {
  await waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
  return actor.getSnapshot().context;
}

async function startReady(script: Script = {}) {
  const actor = start(script);
  await reach(actor, ready);
  return actor;
}

const draftNow = (actor: Actor) => actor.getSnapshot().context.draft;
const is = (actor: Actor, value: Value) => actor.getSnapshot().matches(value);
const can = (actor: Actor, event: Parameters<Actor['send']>[0]) => actor.getSnapshot().can(event);

/** Promises that the test settles when it wants, in the order in which they were asked for. */
function held<Output, Input>() {
  const asked: {
    input: Input;
    resolve: (output: Output) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const ask = (input: Input) =>
    new Promise<Output>((resolve, reject) => asked.push({ input, resolve, reject }));
  return { asked, ask };
}

/** Lets everything that was settled be heard. */
async function heard() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('loading', () => {
  test('the profile, then provinces, then the regencies of the user’s province, and the user’s city', async () => {
    const calls: string[] = [];
    const noted = <T>(name: string, answer: T) => Promise.resolve((calls.push(name), answer));
    const actor = await startReady({
      load: (username) => noted(`profile of ${username}`, profile),
      listProvinces: () => noted('provinces', provinces),
      listRegencies: (id) => noted(`regencies of ${id}`, listOf(id)),
    });
    expect(calls).toEqual(['profile of demo-sari', 'provinces', 'regencies of 32']);
    expect(draftNow(actor)).toEqual({
      name: 'Sari Lestari',
      email: 'sari@example.com',
      age: '41',
      province: { id: 32, name: 'Jawa Barat' },
      city: { id: 3273, name: 'Kota Bandung' },
    });
    expect(actor.getSnapshot().context).toMatchObject({
      provinces,
      regencies: regencies[32],
      error: null,
      placeError: null,
    });
  });

  test('while the profile is on its way there is nothing to edit', () => {
    const actor = start({ load: () => new Promise<never>(() => {}) });
    expect(actor.getSnapshot().value).toBe('loadingProfile');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(can(actor, { type: 'profile.update' })).toBe(false);
    expect(can(actor, { type: 'name.write', text: 'x' })).toBe(false);
  });

  test('a profile that does not come is asked for again', async () => {
    let answer = () => Promise.reject<Profile>(new AppError('timedOut'));
    const actor = start({ load: () => answer() });
    expect((await reach(actor, 'profileFailed')).error).toEqual({
      code: 'timedOut',
      field: null,
    });
    answer = () => Promise.resolve(profile);
    actor.send({ type: 'profile.retry' });
    expect(is(actor, 'loadingProfile')).toBe(true);
    expect(actor.getSnapshot().context.error).toEqual({ code: 'timedOut', field: null });
    expect((await reach(actor, ready)).error).toBe(null);
  });

  test('provinces that do not come are asked for again, alone; the form is there meanwhile', async () => {
    let loads = 0;
    let answer = () => Promise.reject<Province[]>(new AppError('serverFailed'));
    const actor = start({
      load: () => Promise.resolve((loads++, profile)),
      listProvinces: () => answer(),
    });
    expect((await reach(actor, { editing: { place: 'provincesFailed' } })).placeError).toBe(
      'serverFailed',
    );
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    answer = () => Promise.resolve(provinces);
    actor.send({ type: 'provinces.retry' });
    expect(actor.getSnapshot().context.placeError).toBe('serverFailed');
    expect((await reach(actor, { editing: { place: 'listed' } })).placeError).toBe(null);
    await reach(actor, ready);
    expect(draftNow(actor)).toMatchObject({ name: 'Sari Dewi', city: { id: 3273 } });
    expect(loads).toBe(1);
  });

  test('regencies that do not come are asked for again, alone, and the user’s city stays', async () => {
    let answer = () => Promise.reject<Regency[]>(new AppError('networkFailed'));
    let lists = 0;
    const actor = start({
      listProvinces: () => Promise.resolve((lists++, provinces)),
      listRegencies: () => answer(),
    });
    const failed = await reach(actor, { editing: { place: { listed: 'regenciesFailed' } } });
    expect(failed.placeError).toBe('networkFailed');
    expect(draftNow(actor).city).toEqual({ id: 3273, name: 'Bandung' });
    answer = () => Promise.resolve(listOf(32));
    actor.send({ type: 'regencies.retry' });
    expect(actor.getSnapshot().context.placeError).toBe('networkFailed');
    expect((await reach(actor, ready)).placeError).toBe(null);
    expect(draftNow(actor).city).toEqual({ id: 3273, name: 'Kota Bandung' });
    expect(lists).toBe(1);
  });

  test('a user who told no province is asked for none, and no regencies are loaded', async () => {
    const asked: number[] = [];
    const actor = start({
      load: () => Promise.resolve(unplaced),
      listRegencies: (id) => Promise.resolve((asked.push(id), listOf(id))),
    });
    await reach(actor, { editing: { place: { listed: 'unplaced' } } });
    expect(asked).toEqual([]);
    expect(draftNow(actor)).toMatchObject({ province: null, city: null });
    expect(can(actor, { type: 'profile.update' })).toBe(true);
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, ready);
    expect(draftNow(actor)).toMatchObject({ province: { id: 33 }, city: { id: 3322 } });
  });

  test('a city that the list lacks is not taken from the user', async () => {
    const actor = await startReady({
      load: () => Promise.resolve({ ...profile, cityId: 9999, cityName: 'Kota Lama' }),
    });
    expect(draftNow(actor).city).toEqual({ id: 9999, name: 'Kota Lama' });
  });

  test('a user with a province and no city gets none chosen for them', async () => {
    const actor = await startReady({
      load: () => Promise.resolve({ ...profile, cityId: null, cityName: null }),
    });
    expect(draftNow(actor).city).toBe(null);
  });
});

describe('changing the province', () => {
  test('loads its regencies and selects the first', async () => {
    const actor = await startReady();
    actor.send({ type: 'province.choose', provinceId: 33 });
    expect(draftNow(actor)).toMatchObject({
      province: { id: 33, name: 'Jawa Tengah' },
      city: null,
    });
    expect(actor.getSnapshot().context.regencies).toBe(null);
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3322, name: 'Kabupaten Semarang' });
  });

  test('back to the user’s own selects the first, too', async () => {
    const actor = await startReady();
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, ready);
    actor.send({ type: 'province.choose', provinceId: 32 });
    await reach(actor, loadingRegencies);
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3204, name: 'Kabupaten Bandung' });
  });

  test('to itself changes nothing, and to one that is not listed neither', async () => {
    const actor = await startReady();
    for (const provinceId of [32, 99]) {
      const before = actor.getSnapshot();
      expect(can(actor, { type: 'province.choose', provinceId })).toBe(false);
      actor.send({ type: 'province.choose', provinceId });
      expect(actor.getSnapshot().value).toEqual(before.value);
      expect(actor.getSnapshot().context).toEqual(before.context);
    }
  });

  test('the answer of a slower, earlier province never wins', async () => {
    const lists = held<readonly Regency[], number>();
    const actor = start({ listRegencies: lists.ask });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'province.choose', provinceId: 31 });
    expect(lists.asked.map(({ input }) => input)).toEqual([32, 33, 31]);
    lists.asked[2]?.resolve(listOf(31));
    await reach(actor, ready);
    lists.asked[0]?.resolve(listOf(32));
    lists.asked[1]?.resolve(listOf(33));
    await heard();
    expect(actor.getSnapshot().context.regencies).toEqual(regencies[31]);
    expect(draftNow(actor)).toMatchObject({ province: { id: 31 }, city: { id: 3171 } });
  });

  test('an earlier province that answers first does not win either, nor does its failure', async () => {
    const lists = held<readonly Regency[], number>();
    const actor = start({ listRegencies: lists.ask });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'province.choose', provinceId: 31 });
    lists.asked[0]?.reject(new AppError('timedOut'));
    lists.asked[1]?.resolve(listOf(33));
    await heard();
    expect(is(actor, loadingRegencies)).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ regencies: null, placeError: null });
    lists.asked[2]?.resolve(listOf(31));
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3171, name: 'Kota Jakarta Pusat' });
  });

  test('regencies that fail after a change keep the province, and the retry selects the first', async () => {
    let isDown = false;
    const actor = await startReady({
      listRegencies: (id) =>
        isDown ? Promise.reject(new AppError('offline')) : Promise.resolve(listOf(id)),
    });
    isDown = true;
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, { editing: { place: { listed: 'regenciesFailed' } } });
    isDown = false;
    actor.send({ type: 'regencies.retry' });
    await reach(actor, ready);
    expect(draftNow(actor)).toMatchObject({ province: { id: 33 }, city: { id: 3322 } });
  });

  test('another one can be chosen after a failure', async () => {
    let isDown = false;
    const actor = await startReady({
      listRegencies: (id) =>
        isDown ? Promise.reject(new AppError('offline')) : Promise.resolve(listOf(id)),
    });
    isDown = true;
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, { editing: { place: { listed: 'regenciesFailed' } } });
    isDown = false;
    actor.send({ type: 'province.choose', provinceId: 31 });
    expect(actor.getSnapshot().context.placeError).toBe(null);
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3171, name: 'Kota Jakarta Pusat' });
  });
});

test('a city of the province can be chosen, another not', async () => {
  const actor = await startReady();
  expect(can(actor, { type: 'city.choose', cityId: 3374 })).toBe(false);
  actor.send({ type: 'city.choose', cityId: 3374 });
  expect(draftNow(actor).city).toEqual({ id: 3273, name: 'Kota Bandung' });
  actor.send({ type: 'city.choose', cityId: 3204 });
  expect(draftNow(actor).city).toEqual({ id: 3204, name: 'Kabupaten Bandung' });
});

describe('saving', () => {
  test('sends the whole profile with the changes, and ends with what was saved', async () => {
    const sent: [ProfileChange, string][] = [];
    const actor = await startReady({
      update: (change, username) => Promise.resolve(void sent.push([change, username])),
    });
    actor.send({ type: 'name.write', text: ' Sari Dewi ' });
    actor.send({ type: 'email.write', text: 'dewi@example.com' });
    actor.send({ type: 'age.write', text: '42' });
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, ready);
    actor.send({ type: 'city.choose', cityId: 3374 });
    actor.send({ type: 'profile.update' });
    expect(is(actor, saving)).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach(actor, 'saved');
    const change = {
      name: 'Sari Dewi',
      email: 'dewi@example.com',
      age: 42,
      photoUrl: 'https://example.com/sari.webp',
      mobilePhone: '+628110002001',
      gender: 'female',
      provinceId: 33,
      provinceName: 'Jawa Tengah',
      cityId: 3374,
      cityName: 'Kota Semarang',
    };
    expect(sent).toEqual([[change, 'demo-sari']]);
    expect(actor.getSnapshot().output).toEqual({ profile: { username: 'demo-sari', ...change } });
  });

  test('is done once, however often it is asked for, and nothing changes under it', async () => {
    const saves = held<void, ProfileChange>();
    const actor = await startReady({ update: saves.ask });
    actor.send({ type: 'profile.update' });
    const before = draftNow(actor);
    for (const event of [
      { type: 'profile.update' },
      { type: 'name.write', text: 'x' },
      { type: 'email.write', text: 'x' },
      { type: 'age.write', text: 'x' },
      { type: 'province.choose', provinceId: 31 },
      { type: 'city.choose', cityId: 3204 },
      { type: 'draft.discard' },
    ] as const) {
      expect([event.type, can(actor, event)]).toEqual([event.type, false]);
      actor.send(event);
    }
    expect(saves.asked).toHaveLength(1);
    expect(draftNow(actor)).toEqual(before);
    expect(is(actor, saving)).toBe(true);
  });

  test('a failure keeps everything that was typed, and it can be tried again', async () => {
    let answer = () => Promise.reject<void>(new AppError('serverFailed'));
    const actor = await startReady({ update: () => answer() });
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    actor.send({ type: 'province.choose', provinceId: 31 });
    await reach(actor, ready);
    const typed = draftNow(actor);
    actor.send({ type: 'profile.update' });
    expect((await reach(actor, filling)).error).toEqual({ code: 'serverFailed', field: null });
    expect(draftNow(actor)).toEqual(typed);
    answer = () => Promise.resolve();
    actor.send({ type: 'profile.update' });
    expect((await reach(actor, 'saved')).draft).toEqual(typed);
  });

  test('a refusal names the field at fault', async () => {
    const actor = await startReady({
      update: () => Promise.reject(new AppError('validationFailed', { field: 'email' })),
    });
    actor.send({ type: 'profile.update' });
    expect((await reach(actor, { editing: { form: { filling: 'checked' } } })).error).toEqual({
      code: 'validationFailed',
      field: 'email',
    });
  });

  test.each([
    { type: 'name.write', text: 'Dewi' },
    { type: 'email.write', text: 'dewi@example.com' },
    { type: 'age.write', text: '40' },
    { type: 'province.choose', provinceId: 31 },
    { type: 'city.choose', cityId: 3204 },
  ] as const)('its failure is forgotten by $type', async (event) => {
    const actor = await startReady({ update: () => Promise.reject(new AppError('timedOut')) });
    actor.send({ type: 'profile.update' });
    await reach(actor, filling);
    actor.send(event);
    expect(actor.getSnapshot().context.error).toBe(null);
  });

  test('R96 what is wrong is told when saving is asked for, not before, and nothing is sent', async () => {
    const saves = held<void, ProfileChange>();
    const actor = await startReady({ update: saves.ask });
    actor.send({ type: 'name.write', text: ' ' });
    actor.send({ type: 'age.write', text: 'empat' });
    expect(is(actor, { editing: { form: { filling: 'unchecked' } } })).toBe(true);
    actor.send({ type: 'profile.update' });
    expect(is(actor, { editing: { form: { filling: 'checked' } } })).toBe(true);
    expect(getValidationErrors(actor.getSnapshot().context)).toEqual({
      name: 'nameMissing',
      age: 'ageNotDigits',
    });
    expect(saves.asked).toHaveLength(0);
    actor.send({ type: 'name.write', text: 'Sari' });
    actor.send({ type: 'age.write', text: '41' });
    actor.send({ type: 'profile.update' });
    expect(saves.asked).toHaveLength(1);
  });

  test('a changed province is not sent without its city', async () => {
    const saves = held<void, ProfileChange>();
    const lists = held<readonly Regency[], number>();
    const actor = start({ update: saves.ask, listRegencies: lists.ask });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'profile.update' });
    expect(getValidationErrors(actor.getSnapshot().context)).toEqual({ city: 'cityPending' });
    expect(actor.getSnapshot().context.isCityMissed).toBe(true);
    expect(saves.asked).toHaveLength(0);
    lists.asked[1]?.resolve(listOf(33));
    expect((await reach(actor, ready)).isCityMissed).toBe(false);
    actor.send({ type: 'profile.update' });
    expect(saves.asked.map(({ input }) => input.cityId)).toEqual([3322]);
  });

  test('a city that was missed once is not missed of the next province before it is asked for', async () => {
    const actor = start({ listRegencies: () => new Promise<never>(() => {}) });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'name.write', text: '' });
    actor.send({ type: 'profile.update' });
    expect(actor.getSnapshot().context.isCityMissed).toBe(false);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'profile.update' });
    expect(actor.getSnapshot().context.isCityMissed).toBe(true);
    actor.send({ type: 'province.choose', provinceId: 31 });
    expect(actor.getSnapshot().context.isCityMissed).toBe(false);
  });

  test('a province without regencies is sent without a city', async () => {
    const saves = held<void, ProfileChange>();
    const actor = await startReady({
      update: saves.ask,
      listRegencies: (id) => Promise.resolve(id === 31 ? [] : listOf(id)),
    });
    actor.send({ type: 'province.choose', provinceId: 31 });
    await reach(actor, ready);
    actor.send({ type: 'profile.update' });
    expect(saves.asked.map(({ input }) => [input.provinceId, input.cityId])).toEqual([[31, null]]);
  });

  test('needs no lists of places: the user’s own places are known', async () => {
    const saves = held<void, ProfileChange>();
    const actor = start({
      update: saves.ask,
      listProvinces: () => Promise.reject(new AppError('timedOut')),
    });
    await reach(actor, { editing: { place: 'provincesFailed' } });
    actor.send({ type: 'profile.update' });
    expect(saves.asked[0]?.input).toMatchObject({
      provinceId: 32,
      provinceName: 'Jabar',
      cityId: 3273,
      cityName: 'Bandung',
    });
  });

  test('a list that arrives meanwhile does not disturb it', async () => {
    const saves = held<void, ProfileChange>();
    const lists = held<readonly Regency[], number>();
    const actor = start({ update: saves.ask, listRegencies: lists.ask });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'profile.update' });
    lists.asked[0]?.resolve(listOf(32));
    await reach(actor, ready);
    expect(is(actor, saving)).toBe(true);
    saves.asked[0]?.resolve();
    await reach(actor, 'saved');
    expect(saves.asked).toHaveLength(1);
  });
});

test('a draft that is given up is read anew from the server', async () => {
  let name = 'Sari Lestari';
  const actor = await startReady({
    load: () => Promise.resolve({ ...profile, name }),
    update: () => Promise.reject(new AppError('serverFailed')),
  });
  actor.send({ type: 'name.write', text: 'Sari Dewi' });
  actor.send({ type: 'province.choose', provinceId: 31 });
  await reach(actor, ready);
  name = 'Sari L.';
  actor.send({ type: 'profile.update' });
  expect((await reach(actor, { editing: { form: { filling: 'checked' } } })).error?.code).toBe(
    'serverFailed',
  );
  actor.send({ type: 'draft.discard' });
  expect(actor.getSnapshot().context.error).toBe(null);
  expect(is(actor, 'loadingProfile')).toBe(true);
  expect(draftNow(actor).name).toBe('Sari Lestari');
  await reach(actor, ready);
  expect(draftNow(actor)).toMatchObject({
    name: 'Sari L.',
    province: { id: 32 },
    city: { id: 3273, name: 'Kota Bandung' },
  });
});
