import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http as anyHttp } from 'msw';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { provincesQuery } from '../../api/resources/placeQueries.ts';
import { profileQuery } from '../../api/resources/users.ts';
import { regencies } from '../../testing/fixtures/places.ts';
import { user } from '../../testing/fixtures/users.ts';
import { http } from '../../testing/openApiHttp.ts';
import { startUpstream, testClient } from '../../testing/upstream.ts';
import { createMemoryStorage } from '../testing/fakes.ts';
import {
  createProfileEditorStore,
  getProfileEditorStore,
  type ProfileEditorActor,
  type ProfileEditorStoreDeps,
} from './profileEditorStore.ts';

const upstream = startUpstream();

function createDeps(localStorage = createMemoryStorage()): ProfileEditorStoreDeps {
  return {
    localStorage,
    client: testClient(),
    queries: new QueryClient(),
    replaceMachine: (machine) => machine,
  };
}

function openStore(localStorage = createMemoryStorage()) {
  const deps = createDeps(localStorage);
  return { ...deps, store: createProfileEditorStore(deps) };
}

async function waitUntilReady(actor: ProfileEditorActor) {
  await waitFor(actor, (snapshot) =>
    snapshot.matches({ editing: { place: { provincesLoaded: 'ready' } } }),
  );
  return actor;
}

/** Responds to updates with `answers`, one after the other. */
function answerUpdates(...answers: number[]) {
  upstream.use(
    http.patch('/users/{id}', ({ response }) =>
      response(200).json((answers.shift() ?? 1) as 0 | 1),
    ),
  );
}

describe('a profile editor', () => {
  test('loads the profile and the places, and sends the whole profile under the user name', async () => {
    const { store } = openStore();
    const actor = await waitUntilReady(store.open('demo-sari'));
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    actor.send({ type: 'province.choose', provinceId: 33 });
    await waitUntilReady(actor);
    actor.send({ type: 'profile.update' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    const sent = (await upstream.seen()).filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/users/demo-sari',
        body: {
          name: 'Sari Dewi',
          email: 'sari.lestari@dukacita.example',
          age: 41,
          mobilePhone: '+628110002001',
          gender: 'female',
          photoUrl: 'http://upstream.test/images/portraits/sari.webp',
          provinceId: 33,
          provinceName: 'Jawa Tengah',
          cityId: 3322,
          cityName: 'Kabupaten Semarang',
        },
      },
    ]);
  });

  test('reports an answer other than 1 as an error and can send the profile again', async () => {
    const { store } = openStore();
    answerUpdates(0, 1);
    const actor = await waitUntilReady(store.open('demo-sari'));
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    actor.send({ type: 'profile.update' });
    await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    expect(actor.getSnapshot().context).toMatchObject({
      error: { code: 'serverFailed' },
      draft: { name: 'Sari Dewi' },
    });
    actor.send({ type: 'profile.update' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    const names = (await upstream.seen()).flatMap(({ method, body }) =>
      method === 'PATCH' ? [(body as { name: string }).name] : [],
    );
    expect(names).toEqual(['Sari Dewi', 'Sari Dewi']);
  });

  test('does not request cached provinces again', async () => {
    const { client, queries, store } = openStore();
    await queries.fetchQuery(provincesQuery(client));
    await waitUntilReady(store.open('demo-sari'));
    expect(
      (await upstream.seen()).filter(({ path }) => path === '/ucapan/api/get_provinsi/'),
    ).toHaveLength(1);
  });

  test('cancels the request for the cities of a province that is no longer chosen', async () => {
    const { store } = openStore();
    const actor = await waitUntilReady(store.open('demo-sari'));
    const abortedProvinces: string[] = [];
    upstream.use(
      anyHttp.get('*/ucapan/api/get_kabupaten/', ({ request }) => {
        const province = new URL(request.url).searchParams.get('prov_id') ?? '';
        request.signal.addEventListener('abort', () => abortedProvinces.push(province));
        return province === '33'
          ? HttpResponse.json(regencies[33])
          : new Promise<Response>(() => {});
      }),
    );
    actor.send({ type: 'province.choose', provinceId: 35 });
    await expect
      .poll(async () => (await upstream.seen()).at(-1)?.query)
      .toMatchObject({ prov_id: '35' });
    actor.send({ type: 'province.choose', provinceId: 33 });
    await waitUntilReady(actor);
    expect(abortedProvinces).toEqual(['35']);
    expect(actor.getSnapshot().context.draft.city).toEqual(regencies[33]?.[0]);
  });

  test('puts the saved profile into the cache and invalidates it', async () => {
    const { client, queries, store } = openStore();
    const { queryKey } = profileQuery(client, 'demo-sari');
    const actor = await waitUntilReady(store.open('demo-sari'));
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    actor.send({ type: 'profile.update' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(queries.getQueryData(queryKey)).toMatchObject({
      id: user.id,
      name: 'Sari Dewi',
      cityName: 'Kota Bandung',
    });
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a profile editor store', () => {
  test('keeps an editor with unsaved changes', async () => {
    const { store } = openStore();
    const actor = await waitUntilReady(store.open('demo-sari'));
    actor.send({ type: 'email.write', text: 'dewi@example.com' });
    expect(actor.getSnapshot().context.unsaved).toBeNull();
    expect(store.open('demo-sari')).toBe(actor);
    expect(actor.getSnapshot().context.unsaved?.draft.email).toBe('dewi@example.com');
  });

  test('separates the editors of different users', async () => {
    const { store } = openStore();
    const actor = await waitUntilReady(store.open('demo-sari'));
    actor.send({ type: 'email.write', text: 'dewi@example.com' });
    expect(store.open('demo-budi')).not.toBe(actor);
  });

  test('replaces an editor without changes by one that loads the profile again', async () => {
    const { store } = openStore();
    const actor = await waitUntilReady(store.open('demo-sari'));
    const next = store.open('demo-sari');
    expect(next).not.toBe(actor);
    expect(next.getSnapshot().value).toBe('loadingProfile');
    expect(actor.getSnapshot().status).toBe('stopped');
  });

  test('keeps an editor that is loading', () => {
    const { store } = openStore();
    expect(store.open('demo-sari')).toBe(store.open('demo-sari'));
  });

  test('keeps an editor that is saving, and replaces it after it has saved', async () => {
    const { store } = openStore();
    const actor = await waitUntilReady(store.open('demo-sari'));
    actor.send({ type: 'name.write', text: 'Sari Dewi' });
    actor.send({ type: 'profile.update' });
    expect(store.open('demo-sari')).toBe(actor);
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(store.open('demo-sari')).not.toBe(actor);
  });
});

describe('R720 what is changed and not saved', () => {
  /** Opens the editor of a user after a reload. */
  const reopen = (storage: Storage, username = 'demo-sari') =>
    waitUntilReady(openStore(storage).store.open(username));
  const change = async (storage: Storage) => {
    const actor = await reopen(storage);
    actor.send({ type: 'name.write', text: 'Sari D' });
    actor.send({ type: 'province.choose', provinceId: 33 });
    return actor;
  };

  test('survives a reload, and the first city of a new province is chosen then', async () => {
    const storage = createMemoryStorage();
    await change(storage);
    const { draft } = (await reopen(storage)).getSnapshot().context;
    expect(draft).toMatchObject({ name: 'Sari D', province: { id: 33 } });
    expect(draft.city).toEqual(regencies[33]?.[0]);
  });

  test('is not shown to another user', async () => {
    const storage = createMemoryStorage();
    await change(storage);
    const { context } = openStore(storage).store.open('demo-budi').getSnapshot();
    expect(context.unsaved).toBeNull();
  });

  test('ends when it is discarded', async () => {
    const storage = createMemoryStorage();
    const actor = await change(storage);
    actor.send({ type: 'draft.discard' });
    expect(storage.length).toBe(0);
    expect((await reopen(storage)).getSnapshot().context.draft.name).toBe('Sari Lestari');
  });

  test('ends when it is saved', async () => {
    const storage = createMemoryStorage();
    const actor = await change(storage);
    await waitUntilReady(actor);
    actor.send({ type: 'profile.update' });
    expect(storage.length).toBe(1);
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(storage.length).toBe(0);
  });

  test('ends when the profile was changed elsewhere', async () => {
    const storage = createMemoryStorage();
    (await change(storage)).stop();
    upstream.use(
      anyHttp.get('*/users/v2/search', () => HttpResponse.json({ ...user, name: 'Sari W' })),
    );
    expect((await reopen(storage)).getSnapshot().context.draft.name).toBe('Sari W');
    expect(storage.length).toBe(0);
  });
});

test('returns the same store for the same services', () => {
  const deps = createDeps();
  expect(getProfileEditorStore(deps)).toBe(getProfileEditorStore(deps));
  expect(getProfileEditorStore({ ...deps })).not.toBe(getProfileEditorStore(deps));
});
