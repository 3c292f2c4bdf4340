import * as v from 'valibot';
import { createActor, type ActorRefFrom, fromPromise } from 'xstate';
import { profileQuery, updateProfile } from '../../api/resources/users.ts';
import type { Profile } from '../../domain/profile.ts';
import { hasChanges } from '../../features/profile/profileEditorView.ts';
import { unsavedProfileSchema } from '../../machines/draftSchemas.ts';
import { toUnsavedProfile, profileEditorMachine } from '../../machines/profile-editor/machine.ts';
import type { ReplaceMachine } from '../platform/actors.ts';
import { createFormDraft, type DraftStorage } from '../platform/storedDraft.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../../api/http/client.ts';
import { provincesQuery, regenciesQuery } from '../../api/resources/placeQueries.ts';
import type { Province, Regency } from '../../domain/city.ts';
import type { ProfileUpdate } from '../../machines/profile-editor/draft.ts';

export type ProfileEditorActor = ActorRefFrom<typeof profileEditorMachine>;

/** Keeps the running profile editors and, on this device, what is not saved of them. */
export interface ProfileEditorStore {
  /** Returns the editor of a user: one with unsaved changes or that is busy, or else a new one. */
  open(username: string): ProfileEditorActor;
}

export interface ProfileEditorStoreDeps extends ProfileActorDeps {
  readonly replaceMachine: ReplaceMachine;
  readonly localStorage: DraftStorage;
}

const stores = new WeakMap<object, ProfileEditorStore>();

/** Returns the store of an app, one for each `deps` object. */
export function getProfileEditorStore(deps: ProfileEditorStoreDeps): ProfileEditorStore {
  const store = stores.get(deps) ?? createProfileEditorStore(deps);
  stores.set(deps, store);
  return store;
}

export function createProfileEditorStore(deps: ProfileEditorStoreDeps): ProfileEditorStore {
  const machine = deps.replaceMachine(provideProfileEditor(deps));
  const running = new Map<string, ProfileEditorActor>();

  function startEditor(username: string): ProfileEditorActor {
    const stored = createFormDraft(
      deps.localStorage,
      { form: 'profile', user: username },
      v.parser(unsavedProfileSchema),
    );
    const actor = createActor(machine, { input: { username, unsaved: stored.load() } });
    actor.subscribe({
      next: (snapshot) => stored.save(toUnsavedProfile(snapshot)),
      complete: () => {
        if (running.get(username) === actor) running.delete(username);
        const saved = actor.getSnapshot().output?.profile;
        if (saved !== undefined) refresh(deps, saved);
      },
    });
    return actor.start();
  }

  return {
    open(username) {
      const existing = running.get(username);
      const actor =
        existing !== undefined && hasUnsavedChanges(existing) ? existing : startEditor(username);
      if (actor === existing) actor.send({ type: 'draft.return' });
      else existing?.stop();
      running.set(username, actor);
      return actor;
    },
  };
}

function hasUnsavedChanges(actor: ProfileEditorActor): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.hasTag('busy') || hasChanges(snapshot);
}

/** Puts the saved profile into the cache and refetches it. */
function refresh({ client, queries }: ProfileActorDeps, saved: Profile): void {
  const { queryKey } = profileQuery(client, saved.username);
  queries.setQueryData(queryKey, (existing) => existing && { ...existing, ...saved });
  void queries.invalidateQueries({ queryKey });
}

interface ProfileActorDeps {
  readonly client: ApiClient;
  readonly queries: QueryClient;
}

/** Provides the profile editor machine with actors that call the upstream. */
function provideProfileEditor({ client, queries }: ProfileActorDeps) {
  return profileEditorMachine.provide({
    actors: {
      loadProfile: fromPromise<Profile, { username: string }>(async ({ input }) => {
        const { id: _, ...profile } = await queries.fetchQuery(
          profileQuery(client, input.username),
        );
        return profile;
      }),
      loadProvinces: fromPromise<readonly Province[], void>(({ signal }) => {
        const query = provincesQuery(client);
        cancelWithSignal(signal, queries, query.queryKey);
        return queries.fetchQuery(query);
      }),
      loadRegencies: fromPromise<readonly Regency[], { provinceId: number }>(
        ({ input, signal }) => {
          const query = regenciesQuery(client, input.provinceId);
          cancelWithSignal(signal, queries, query.queryKey);
          return queries.fetchQuery(query);
        },
      ),
      // Not aborted when the user leaves the page, because the server may already have applied the
      // change.
      updateProfile: fromPromise<void, { username: string; change: ProfileUpdate }>(({ input }) =>
        updateProfile(client, input.username, input.change),
      ),
    },
  });
}

/** Cancels a query when the actor that waits for it is stopped. */
function cancelWithSignal(signal: AbortSignal, queries: QueryClient, queryKey: QueryKey): void {
  signal.addEventListener('abort', () => void queries.cancelQueries({ queryKey, exact: true }));
}
