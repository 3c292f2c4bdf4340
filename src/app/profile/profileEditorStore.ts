import type { ActorRefFrom, createActor } from 'xstate';
import { profileQuery } from '../../api/users.ts';
import type { Profile } from '../../domain/profile.ts';
import { hasChanges } from '../../features/profile/profileEditorView.ts';
import type { profileEditorMachine } from '../../machines/profileEditorMachine.ts';
import { provideProfileEditor, type ProfileActorDeps } from './profileActors.ts';

export type ProfileEditorActor = ActorRefFrom<typeof profileEditorMachine>;

/** Keeps what is typed into the profile's editor for as long as the app is open. */
export interface ProfileEditorStore {
  /** The editor of a user: the one that holds unsaved changes or is at work, else one that begins anew. */
  open(username: string): ProfileEditorActor;
}

export interface ProfileEditorStoreDeps extends ProfileActorDeps {
  readonly createActor: typeof createActor;
}

const stores = new WeakMap<object, ProfileEditorStore>();

/** The one desk of an app; `deps` is what the app is made of. */
export function getProfileEditorStore(deps: ProfileEditorStoreDeps): ProfileEditorStore {
  const store = stores.get(deps) ?? createProfileEditorStore(deps);
  stores.set(deps, store);
  return store;
}

export function createProfileEditorStore(deps: ProfileEditorStoreDeps): ProfileEditorStore {
  const machine = provideProfileEditor(deps);
  const running = new Map<string, ProfileEditorActor>();

  function begin(username: string): ProfileEditorActor {
    const actor = deps.createActor(machine, { input: { username } });
    actor.subscribe({
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
      const known = running.get(username);
      const actor = known !== undefined && hasUnsavedChanges(known) ? known : begin(username);
      if (actor !== known) known?.stop();
      running.set(username, actor);
      return actor;
    },
  };
}

function hasUnsavedChanges(actor: ProfileEditorActor): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.hasTag('busy') || hasChanges(snapshot);
}

/** What was saved is shown at once, and then as the server has it. */
function refresh({ client, queries }: ProfileActorDeps, saved: Profile): void {
  const { queryKey } = profileQuery(client, saved.username);
  queries.setQueryData(queryKey, (known) => known && { ...known, ...saved });
  void queries.invalidateQueries({ queryKey });
}
