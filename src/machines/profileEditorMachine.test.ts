import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError } from '../domain/appError.ts';
import type { Province, Regency } from '../domain/city.ts';
import type { Profile } from '../domain/profile.ts';
import { getValidationErrors, profileEditorMachine } from './profileEditorMachine.ts';
import type { ProfileUpdate } from './profileEditorMachineDraft.ts';

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
const profileWithoutProvince: Profile = {
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
  readonly update?: (change: ProfileUpdate, username: string) => Promise<void>;
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
        updateProfile: fromPromise<void, { username: string; change: ProfileUpdate }>(({ input }) =>
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

const ready: Value = { editing: { place: { provincesLoaded: 'ready' } } };
const filling: Value = { editing: { form: 'filling' } };
const saving: Value = { editing: { form: 'saving' } };
const loadingRegencies: Value = { editing: { place: { provincesLoaded: 'loadingRegencies' } } };

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

/** Creates an async function whose calls the test settles one by one, and the list of its calls. */
function deferredCalls<Output, Input>() {
  const calls: {
    input: Input;
    resolve: (output: Output) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const call = (input: Input) =>
    new Promise<Output>((resolve, reject) => calls.push({ input, resolve, reject }));
  return { calls, call };
}

/** Waits until the machine has processed all settled promises. */
async function flushPromises() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('loading', () => {
  test('loads the profile, then the provinces, then the regencies of the user’s province', async () => {
    const calls: string[] = [];
    const record = <T>(name: string, answer: T) => Promise.resolve((calls.push(name), answer));
    const actor = await startReady({
      load: (username) => record(`profile of ${username}`, profile),
      listProvinces: () => record('provinces', provinces),
      listRegencies: (id) => record(`regencies of ${id}`, listOf(id)),
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
      placesError: null,
    });
  });

  test('accepts no edits before the profile is loaded', () => {
    const actor = start({ load: () => new Promise<never>(() => {}) });
    expect(actor.getSnapshot().value).toBe('loadingProfile');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(can(actor, { type: 'profile.update' })).toBe(false);
    expect(can(actor, { type: 'name.write', text: 'x' })).toBe(false);
  });

  test('can reload a profile that failed to load', async () => {
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

  test('can reload only the provinces, and the form is available meanwhile', async () => {
    let loads = 0;
    let answer = () => Promise.reject<Province[]>(new AppError('serverFailed'));
    const actor = start({
      load: () => Promise.resolve((loads++, profile)),
      listProvinces: () => answer(),
    });
    expect((await reach(actor, { editing: { place: 'provincesFailed' } })).placesError).toBe(
      'serverFailed',
    );
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    answer = () => Promise.resolve(provinces);
    actor.send({ type: 'provinces.retry' });
    expect(actor.getSnapshot().context.placesError).toBe('serverFailed');
    expect((await reach(actor, { editing: { place: 'provincesLoaded' } })).placesError).toBe(null);
    await reach(actor, ready);
    expect(draftNow(actor)).toMatchObject({ name: 'Sari Dewi', city: { id: 3273 } });
    expect(loads).toBe(1);
  });

  test('can reload only the regencies, and keeps the user’s city', async () => {
    let answer = () => Promise.reject<Regency[]>(new AppError('networkFailed'));
    let lists = 0;
    const actor = start({
      listProvinces: () => Promise.resolve((lists++, provinces)),
      listRegencies: () => answer(),
    });
    const failed = await reach(actor, {
      editing: { place: { provincesLoaded: 'regenciesFailed' } },
    });
    expect(failed.placesError).toBe('networkFailed');
    expect(draftNow(actor).city).toEqual({ id: 3273, name: 'Bandung' });
    answer = () => Promise.resolve(listOf(32));
    actor.send({ type: 'regencies.retry' });
    expect(actor.getSnapshot().context.placesError).toBe('networkFailed');
    expect((await reach(actor, ready)).placesError).toBe(null);
    expect(draftNow(actor).city).toEqual({ id: 3273, name: 'Kota Bandung' });
    expect(lists).toBe(1);
  });

  test('loads no regencies for a user without a province', async () => {
    const calls: number[] = [];
    const actor = start({
      load: () => Promise.resolve(profileWithoutProvince),
      listRegencies: (id) => Promise.resolve((calls.push(id), listOf(id))),
    });
    await reach(actor, { editing: { place: { provincesLoaded: 'withoutProvince' } } });
    expect(calls).toEqual([]);
    expect(draftNow(actor)).toMatchObject({ province: null, city: null });
    expect(can(actor, { type: 'profile.update' })).toBe(true);
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, ready);
    expect(draftNow(actor)).toMatchObject({ province: { id: 33 }, city: { id: 3322 } });
  });

  test('keeps a city that is missing from the list', async () => {
    const actor = await startReady({
      load: () => Promise.resolve({ ...profile, cityId: 9999, cityName: 'Kota Lama' }),
    });
    expect(draftNow(actor).city).toEqual({ id: 9999, name: 'Kota Lama' });
  });

  test('selects no city for a user with a province but no city', async () => {
    const actor = await startReady({
      load: () => Promise.resolve({ ...profile, cityId: null, cityName: null }),
    });
    expect(draftNow(actor).city).toBe(null);
  });
});

describe('changing the province', () => {
  test('loads its regencies and selects the first one', async () => {
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

  test('back to the stored one also selects the first city', async () => {
    const actor = await startReady();
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, ready);
    actor.send({ type: 'province.choose', provinceId: 32 });
    await reach(actor, loadingRegencies);
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3204, name: 'Kabupaten Bandung' });
  });

  test('ignores the current province and one that is not listed', async () => {
    const actor = await startReady();
    for (const provinceId of [32, 99]) {
      const before = actor.getSnapshot();
      expect(can(actor, { type: 'province.choose', provinceId })).toBe(false);
      actor.send({ type: 'province.choose', provinceId });
      expect(actor.getSnapshot().value).toEqual(before.value);
      expect(actor.getSnapshot().context).toEqual(before.context);
    }
  });

  test('ignores the late answer for an earlier province', async () => {
    const lists = deferredCalls<readonly Regency[], number>();
    const actor = start({ listRegencies: lists.call });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'province.choose', provinceId: 31 });
    expect(lists.calls.map(({ input }) => input)).toEqual([32, 33, 31]);
    lists.calls[2]?.resolve(listOf(31));
    await reach(actor, ready);
    lists.calls[0]?.resolve(listOf(32));
    lists.calls[1]?.resolve(listOf(33));
    await flushPromises();
    expect(actor.getSnapshot().context.regencies).toEqual(regencies[31]);
    expect(draftNow(actor)).toMatchObject({ province: { id: 31 }, city: { id: 3171 } });
  });

  test('ignores the early answer and the error for an earlier province', async () => {
    const lists = deferredCalls<readonly Regency[], number>();
    const actor = start({ listRegencies: lists.call });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'province.choose', provinceId: 31 });
    lists.calls[0]?.reject(new AppError('timedOut'));
    lists.calls[1]?.resolve(listOf(33));
    await flushPromises();
    expect(is(actor, loadingRegencies)).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ regencies: null, placesError: null });
    lists.calls[2]?.resolve(listOf(31));
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3171, name: 'Kota Jakarta Pusat' });
  });

  test('keeps the province when its regencies fail, and a retry selects the first city', async () => {
    let isDown = false;
    const actor = await startReady({
      listRegencies: (id) =>
        isDown ? Promise.reject(new AppError('offline')) : Promise.resolve(listOf(id)),
    });
    isDown = true;
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, { editing: { place: { provincesLoaded: 'regenciesFailed' } } });
    isDown = false;
    actor.send({ type: 'regencies.retry' });
    await reach(actor, ready);
    expect(draftNow(actor)).toMatchObject({ province: { id: 33 }, city: { id: 3322 } });
  });

  test('works again after the regencies failed', async () => {
    let isDown = false;
    const actor = await startReady({
      listRegencies: (id) =>
        isDown ? Promise.reject(new AppError('offline')) : Promise.resolve(listOf(id)),
    });
    isDown = true;
    actor.send({ type: 'province.choose', provinceId: 33 });
    await reach(actor, { editing: { place: { provincesLoaded: 'regenciesFailed' } } });
    isDown = false;
    actor.send({ type: 'province.choose', provinceId: 31 });
    expect(actor.getSnapshot().context.placesError).toBe(null);
    await reach(actor, ready);
    expect(draftNow(actor).city).toEqual({ id: 3171, name: 'Kota Jakarta Pusat' });
  });
});

test('accepts a city of the province and ignores any other', async () => {
  const actor = await startReady();
  expect(can(actor, { type: 'city.choose', cityId: 3374 })).toBe(false);
  actor.send({ type: 'city.choose', cityId: 3374 });
  expect(draftNow(actor).city).toEqual({ id: 3273, name: 'Kota Bandung' });
  actor.send({ type: 'city.choose', cityId: 3204 });
  expect(draftNow(actor).city).toEqual({ id: 3204, name: 'Kabupaten Bandung' });
});

describe('saving', () => {
  test('sends the complete profile with the changes and outputs the saved profile', async () => {
    const sent: [ProfileUpdate, string][] = [];
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

  test('happens once for repeated requests, and ignores changes meanwhile', async () => {
    const saves = deferredCalls<void, ProfileUpdate>();
    const actor = await startReady({ update: saves.call });
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
    expect(saves.calls).toHaveLength(1);
    expect(draftNow(actor)).toEqual(before);
    expect(is(actor, saving)).toBe(true);
  });

  test('keeps the draft after an error and can be retried', async () => {
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

  test('names the invalid field after a rejection', async () => {
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
  ] as const)('clears its error on $type', async (event) => {
    const actor = await startReady({ update: () => Promise.reject(new AppError('timedOut')) });
    actor.send({ type: 'profile.update' });
    await reach(actor, filling);
    actor.send(event);
    expect(actor.getSnapshot().context.error).toBe(null);
  });

  test('R96 reports validation errors on the attempt to save, not before, and sends nothing', async () => {
    const saves = deferredCalls<void, ProfileUpdate>();
    const actor = await startReady({ update: saves.call });
    actor.send({ type: 'name.write', text: ' ' });
    actor.send({ type: 'age.write', text: 'empat' });
    expect(is(actor, { editing: { form: { filling: 'unchecked' } } })).toBe(true);
    actor.send({ type: 'profile.update' });
    expect(is(actor, { editing: { form: { filling: 'checked' } } })).toBe(true);
    expect(getValidationErrors(actor.getSnapshot().context)).toEqual({
      name: 'nameMissing',
      age: 'ageNotDigits',
    });
    expect(saves.calls).toHaveLength(0);
    actor.send({ type: 'name.write', text: 'Sari' });
    actor.send({ type: 'age.write', text: '41' });
    actor.send({ type: 'profile.update' });
    expect(saves.calls).toHaveLength(1);
  });

  test('does not send a changed province before its city is known', async () => {
    const saves = deferredCalls<void, ProfileUpdate>();
    const lists = deferredCalls<readonly Regency[], number>();
    const actor = start({ update: saves.call, listRegencies: lists.call });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'profile.update' });
    expect(getValidationErrors(actor.getSnapshot().context)).toEqual({ city: 'cityPending' });
    expect(actor.getSnapshot().context.isCityMissing).toBe(true);
    expect(saves.calls).toHaveLength(0);
    lists.calls[1]?.resolve(listOf(33));
    expect((await reach(actor, ready)).isCityMissing).toBe(false);
    actor.send({ type: 'profile.update' });
    expect(saves.calls.map(({ input }) => input.cityId)).toEqual([3322]);
  });

  test('resets the missing city when the province changes', async () => {
    const actor = start({ listRegencies: () => new Promise<never>(() => {}) });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'name.write', text: '' });
    actor.send({ type: 'profile.update' });
    expect(actor.getSnapshot().context.isCityMissing).toBe(false);
    actor.send({ type: 'province.choose', provinceId: 33 });
    actor.send({ type: 'profile.update' });
    expect(actor.getSnapshot().context.isCityMissing).toBe(true);
    actor.send({ type: 'province.choose', provinceId: 31 });
    expect(actor.getSnapshot().context.isCityMissing).toBe(false);
  });

  test('sends no city for a province without regencies', async () => {
    const saves = deferredCalls<void, ProfileUpdate>();
    const actor = await startReady({
      update: saves.call,
      listRegencies: (id) => Promise.resolve(id === 31 ? [] : listOf(id)),
    });
    actor.send({ type: 'province.choose', provinceId: 31 });
    await reach(actor, ready);
    actor.send({ type: 'profile.update' });
    expect(saves.calls.map(({ input }) => [input.provinceId, input.cityId])).toEqual([[31, null]]);
  });

  test('sends the stored province and city when the lists failed to load', async () => {
    const saves = deferredCalls<void, ProfileUpdate>();
    const actor = start({
      update: saves.call,
      listProvinces: () => Promise.reject(new AppError('timedOut')),
    });
    await reach(actor, { editing: { place: 'provincesFailed' } });
    actor.send({ type: 'profile.update' });
    expect(saves.calls[0]?.input).toMatchObject({
      provinceId: 32,
      provinceName: 'Jabar',
      cityId: 3273,
      cityName: 'Bandung',
    });
  });

  test('continues when regencies arrive meanwhile', async () => {
    const saves = deferredCalls<void, ProfileUpdate>();
    const lists = deferredCalls<readonly Regency[], number>();
    const actor = start({ update: saves.call, listRegencies: lists.call });
    await reach(actor, loadingRegencies);
    actor.send({ type: 'profile.update' });
    lists.calls[0]?.resolve(listOf(32));
    await reach(actor, ready);
    expect(is(actor, saving)).toBe(true);
    saves.calls[0]?.resolve();
    await reach(actor, 'saved');
    expect(saves.calls).toHaveLength(1);
  });
});

test('discarding the draft reloads the profile from the server', async () => {
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
