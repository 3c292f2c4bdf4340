import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/http/client.ts';
import { provincesQuery, regenciesQuery } from '../../api/resources/placeQueries.ts';
import { profileQuery, updateProfile } from '../../api/resources/users.ts';
import type { Province, Regency } from '../../domain/city.ts';
import type { Profile } from '../../domain/profile.ts';
import { profileEditorMachine } from '../../machines/profile-editor/machine.ts';
import type { ProfileUpdate } from '../../machines/profile-editor/draft.ts';

export interface ProfileActorDeps {
  readonly client: ApiClient;
  readonly queries: QueryClient;
}

/** Provides the profile editor machine with actors that call the upstream. */
export function provideProfileEditor({ client, queries }: ProfileActorDeps) {
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
