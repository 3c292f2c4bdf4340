import * as v from 'valibot';
import { createActor, type ActorRefFrom } from 'xstate';
import { profileQuery } from '../../api/resources/users.ts';
import type { Profile } from '../../domain/profile.ts';
import { hasChanges } from '../../features/profile/profileEditorView.ts';
import { unsavedProfileSchema } from '../../machines/draftSchemas.ts';
import {
  toUnsavedProfile,
  type profileEditorMachine,
} from '../../machines/profile-editor/machine.ts';
import type { ReplaceMachine } from '../platform/replaceMachine.ts';
import { createFormDraft, type DraftStorage } from '../platform/storedDraft.ts';
import { provideProfileEditor, type ProfileActorDeps } from './profileActors.ts';

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
      if (actor !== existing) existing?.stop();
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
