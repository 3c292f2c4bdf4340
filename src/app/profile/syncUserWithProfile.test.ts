import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { Profile } from '../../domain/profile.ts';
import type { Session } from '../../domain/session.ts';
import { authMachine } from '../../machines/auth/machine.ts';
import { syncUserWithProfile } from './syncUserWithProfile.ts';

const session: Session = {
  user: {
    id: 12,
    username: 'demo-sari',
    name: 'Sari Lestari',
    email: 'sari@example.com',
    gender: 'female',
    pictureUrl: null,
  },
  accessToken: 'token',
  expiresAt: 2_000,
  refreshAt: 1_000,
};
const profile: Profile = {
  username: 'demo-sari',
  name: 'Sari Lestari',
  email: 'sari@example.com',
  age: 41,
  photoUrl: null,
  mobilePhone: null,
  gender: 'female',
  provinceId: null,
  provinceName: null,
  cityId: null,
  cityName: null,
};

async function signedIn(restored: Session | null = session) {
  const stored: (Session | null)[] = [];
  const navigations: true[] = [];
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(() => Promise.resolve(restored)),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise<never>(() => {})),
      },
      actions: {
        storeSession: (_, { session: written }) => void stored.push(written),
        goToReturnPath: () => void navigations.push(true),
      },
    }),
  ).start();
  await waitFor(auth, (state) => !state.matches('restoring'));
  return { auth, stored, navigations };
}

test('updates and stores the name of the session, with the same token and without a navigation', async () => {
  const { auth, stored, navigations } = await signedIn();
  syncUserWithProfile(auth, { ...profile, name: 'Sari Dewi' });
  const renamed = { ...session, user: { ...session.user, name: 'Sari Dewi' } };
  expect(auth.getSnapshot().context.session).toEqual(renamed);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  expect(stored).toEqual([renamed]);
  expect(navigations).toEqual([]);
});

test('updates the e-mail address of the session', async () => {
  const { auth } = await signedIn();
  syncUserWithProfile(auth, { ...profile, email: 'dewi@example.com' });
  expect(auth.getSnapshot().context.session?.user).toEqual({
    ...session.user,
    email: 'dewi@example.com',
  });
});

test.each([
  ['without changes', profile],
  ['without name and e-mail', { ...profile, name: null, email: null }],
  ['of another user', { ...profile, username: 'demo-budi', name: 'Budi' }],
])('ignores a profile %s', async (_, receivedProfile) => {
  const { auth, stored } = await signedIn();
  syncUserWithProfile(auth, receivedProfile);
  expect(auth.getSnapshot().context.session).toBe(session);
  expect(stored).toEqual([]);
});

test('does not sign in a visitor', async () => {
  const { auth, stored } = await signedIn(null);
  syncUserWithProfile(auth, { ...profile, name: 'Sari Dewi' });
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
  expect(stored).toEqual([]);
});
