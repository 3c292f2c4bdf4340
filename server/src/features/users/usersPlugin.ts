import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Wire } from '../../http/contract/operations.ts';
import { requireIdentity } from '../../http/auth/security.ts';
import type { ServerPlugin, ServerDeps } from '../../deps.ts';
import { provinces, regencies } from '../../data/db/schema/places.ts';
import { users } from '../../data/db/schema/users.ts';
import { absoluteUrlOrNull } from '../../http/wire/absoluteUrl.ts';
import { askForConfirmation } from './confirmEmail.ts';
import { deleteAccount } from './deleteAccount.ts';
import { grantFirstAdmin } from './grantFirstAdmin.ts';
import { phoneDigits } from './phoneNumber.ts';
import { toStoredPhoto } from './photoPath.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { updateProfile } from './updateProfile.ts';

/** Serves the complete own user, and the masked name of other users by phone number. */
export const usersPlugin: ServerPlugin = async (app, deps) => {
  app.operation('findUserByUsername', async (request) => {
    requireSelf(request, request.query.username, 'username');
    return (await readUser(deps, request.query.username)) ?? { username: request.query.username };
  });

  app.operation('createUser', async (request) => {
    const { body } = request;
    const identity = requireSelf(request, body.username, 'username');
    // Verified claims of the identity provider take precedence over the request body.
    await deps.db.transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({
          username: identity.sub,
          name: identity.name ?? body.name,
          email: identity.email ?? body.email,
          verifiedEmail: identity.emailVerified ? identity.email : null,
          photoPath: toStoredPhoto(deps.config, identity.picture ?? body.photoUrl, [
            identity.picture,
          ]),
          gender: identity.gender ?? body.gender,
          createdAt: deps.now(),
        })
        .onConflictDoNothing({ target: users.username })
        .returning();
      if (created) await askForConfirmation(tx, deps.jobs, created);
    });
    await grantFirstAdmin(deps);
    const user = await readUser(deps, identity.sub);
    if (!user) throw new Error('The created user was not found.');
    return user;
  });

  app.operation('updateProfile', async (request) => {
    const { picture } = requireSelf(request, request.params.id, 'id');
    const user = await requireUser(deps.db, request);
    await updateProfile(deps, { user, picture }, request.body);
    return 1 as const;
  });

  app.operation('deleteAccount', async (request) => {
    requireSelf(request, request.params.id, 'id');
    const user = await requireUser(deps.db, request);
    await deleteAccount(deps, user, request.signedInAt ?? new Date(0));
    return undefined;
  });

  app.operation('searchUsersByPhone', async (request) => {
    await requireUser(deps.db, request);
    const digits = phoneDigits(request.query.phonenumber);
    if (!digits)
      throw new ApiError('validation_failed', 400, 'This is not a phone number.', 'phonenumber');
    const rows = await deps.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.phoneDigits, digits))
      .orderBy(users.id)
      .limit(25);
    return {
      results: rows.map(({ id, name }) => ({ id, name: name && maskName(name) })),
    };
  });
};

function requireSelf(request: FastifyRequest, username: string, field: string) {
  const identity = requireIdentity(request);
  if (identity.sub !== username)
    throw new ApiError('forbidden', 403, 'This is another user.', field);
  return identity;
}

/** Returns the first letter of each word of a name, such as `B*** S***`. */
function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
}

async function readUser(
  { db, config }: ServerDeps,
  username: string,
): Promise<Wire['User'] | undefined> {
  const [found] = await db
    .select({ user: users, provinceName: provinces.name, cityName: regencies.name })
    .from(users)
    .leftJoin(provinces, eq(provinces.id, users.provinceId))
    .leftJoin(regencies, eq(regencies.id, users.regencyId))
    .where(eq(users.username, username))
    .limit(1);
  if (!found) return undefined;
  const { user, provinceName, cityName } = found;
  if (user.disabledAt) throw new ApiError('user_disabled', 403, 'This user is disabled.');
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    age: user.age,
    photoUrl: absoluteUrlOrNull(config, user.photoPath),
    mobilePhone: user.mobilePhone,
    gender: user.gender,
    provinceId: user.provinceId,
    provinceName,
    cityId: user.regencyId,
    cityName,
  };
}
