import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { AppError } from '../../domain/appError.ts';
import type { Profile } from '../../domain/profile.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { ApiClient } from '../http/client.ts';
import { awaitCall, validateAnswer, readAnswer } from '../http/readAnswer.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';
import type { ResolveUrl } from '../http/upstreamUrls.ts';
import { count, id, optionalUrl, optionalCount, optionalText, name } from './wire.ts';

/** The signed-in identity, as the identity provider describes it. */
export type Identity = Omit<SessionUser, 'id'>;

/** A user as stored by the upstream. */
export interface User extends Profile {
  readonly id: number;
}

/** The fields of a profile that its owner may change. */
export type ProfileUpdate = Omit<Profile, 'username' | 'name' | 'email'> & {
  readonly name: string;
  readonly email: string;
};

/** The options of calls that may run before the session exists. */
export interface UserCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Used instead of the signed-in user's token. */
  readonly accessToken?: string | undefined;
}

/** Loads the user with a username; null when there is none yet (`GET /users/v2/search`). */
export async function findUser(
  client: ApiClient,
  username: string,
  options: UserCallOptions = {},
): Promise<User | null> {
  const call = client.main.GET('/users/v2/search', {
    cache: 'no-store',
    params: { query: { username } },
    headers: authorization(options),
    signal: options.signal ?? null,
  });
  const wire = await readAnswer(call, user);
  return wire.id === undefined ? null : toUser(wire, client.resolveUrl);
}

/** Creates the user of an identity (`POST /users/v2/new`); repeatable. */
export async function createUser(
  client: ApiClient,
  identity: Identity,
  options: UserCallOptions = {},
): Promise<User> {
  const call = client.main.POST('/users/v2/new', {
    body: {
      photoUrl: identity.pictureUrl,
      username: identity.username,
      name: identity.name,
      email: identity.email,
      gender: identity.gender,
    },
    headers: authorization(options),
    signal: options.signal ?? null,
  });
  return toUser(await readAnswer(call, user), client.resolveUrl);
}

/** Returns the user of an identity that has just signed in. Creates it if it does not exist yet. */
export async function ensureUser(
  client: ApiClient,
  identity: Identity,
  options: UserCallOptions = {},
): Promise<SessionUser> {
  const stored =
    (await findUser(client, identity.username, options)) ??
    (await createUser(client, identity, options));
  return {
    id: stored.id,
    username: identity.username,
    name: stored.name ?? identity.name,
    email: stored.email ?? identity.email,
    gender: stored.gender ?? identity.gender,
    pictureUrl: stored.photoUrl ?? identity.pictureUrl,
  };
}

/** Loads the signed-in user's profile. Throws `userNotFound` when there is none. */
export async function getProfile(
  client: ApiClient,
  username: string,
  signal?: AbortSignal,
): Promise<User> {
  const found = await findUser(client, username, { signal });
  if (found === null)
    throw new AppError('userNotFound', { message: 'The upstream has no user with this username.' });
  return found;
}

/** Updates the user's profile (`PATCH /users/{id}`). Throws `serverFailed` if it did not. */
export async function updateProfile(
  client: ApiClient,
  username: string,
  change: ProfileUpdate,
  signal?: AbortSignal,
): Promise<void> {
  const call = client.main.PATCH('/users/{id}', {
    params: { path: { id: username } },
    body: {
      name: change.name,
      cityId: change.cityId,
      cityName: change.cityName,
      provinceId: change.provinceId,
      provinceName: change.provinceName,
      mobilePhone: change.mobilePhone,
      photoUrl: change.photoUrl,
      email: change.email,
      gender: change.gender,
      age: change.age,
    },
    signal: signal ?? null,
  });
  const result = await readAnswer(call, v.pipe(v.number(), v.integer()));
  if (result !== 1)
    throw new AppError('serverFailed', {
      message: `The profile was not changed: the upstream answered ${result}, not 1.`,
    });
}

/** Deletes the account of the signed-in user (`DELETE /users/{id}`, an extension). */
export async function deleteAccount(
  client: ApiClient,
  username: string,
  signal?: AbortSignal,
): Promise<void> {
  await awaitCall(
    client.main.DELETE('/users/{id}', {
      params: { path: { id: username } },
      signal: signal ?? null,
    }),
  );
}

export function profileQuery(client: ApiClient, username: string) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['profile', username],
    queryFn: ({ signal }) => getProfile(client, username, signal),
    staleTime: STALE_TIMES.own,
  });
}

const user = v.object({
  id: v.optional(id),
  username: v.optional(v.string()),
  name: optionalText,
  email: optionalText,
  age: optionalCount,
  photoUrl: optionalUrl,
  mobilePhone: optionalText,
  gender: optionalText,
  provinceId: v.nullish(count, null),
  provinceName: optionalText,
  cityId: v.nullish(count, null),
  cityName: optionalText,
});

const identifiedUser = v.object({ id, username: name });

function toUser(wire: v.InferOutput<typeof user>, resolve: ResolveUrl): User {
  return {
    ...wire,
    ...validateAnswer(wire, identifiedUser, 'the upstream'),
    photoUrl: resolveNullable(wire.photoUrl, resolve),
  };
}

function resolveNullable(url: string | null, resolve: ResolveUrl): string | null {
  return url === null ? null : resolve(url);
}

function authorization({ accessToken }: UserCallOptions): Record<string, string> {
  return accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` };
}
