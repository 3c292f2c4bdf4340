import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '../../server/src/data/db/schema/demo.ts';
import { emailConfirmations } from '../../server/src/data/db/schema/buyerMessages.ts';
import { users } from '../../server/src/data/db/schema/users.ts';
import { confirmByProvider } from '../../server/src/features/users/confirmEmail.ts';
import { startTestServer, type TestServer, testNow } from './support/startTestServer.ts';

const day = 24 * 3600 * 1000;
const username = 'demo-ratna';
const profile = {
  name: 'Ratna Kusumawardani',
  cityId: 3273,
  cityName: null,
  provinceId: 32,
  provinceName: null,
  photoUrl: null,
  mobilePhone: '+6281220000001',
  gender: 'female',
  age: 34,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ALLOW_DEMO_MAILBOX: 'true' } });
});
beforeEach(async () => {
  server.setNow(testNow);
  await server.deps.db.delete(demoMails);
  await server.deps.db.delete(emailConfirmations);
  await server.deps.db
    .update(users)
    .set({ email: 'ratna@example.com', verifiedEmail: 'ratna@example.com' })
    .where(eq(users.username, username));
});
afterAll(() => server.close());

describe('another address in the profile', () => {
  it('R124 is confirmed by the button that its link opens', async () => {
    await changeAddress('baru@example.com');
    expect(await verifiedEmail()).toBe('ratna@example.com');
    const [mail] = await sent();
    expect(mail).toMatchObject({
      recipient: 'baru@example.com',
      subject: 'Konfirmasi alamat e-mail Anda',
      headers: {},
    });
    const link = linkOf(mail?.text);
    const page = await server.get(link, { apiKey: null });
    expect([page.status, page.text.includes('method="post"')]).toEqual([200, true]);
    expect(await verifiedEmail()).toBe('ratna@example.com');
    expect((await confirm(link)).status).toBe(200);
    expect(await verifiedEmail()).toBe('baru@example.com');
  });

  it('R124 is not confirmed by a link that has expired, or after another change', async () => {
    await changeAddress('baru@example.com');
    const link = linkOf((await sent())[0]?.text);
    await changeAddress('lain@example.com');
    expect((await confirm(link)).status).toBe(400);
    await changeAddress('baru@example.com');
    server.setNow(new Date(testNow.getTime() + 7 * day));
    expect((await confirm(link)).status).toBe(400);
    expect(await verifiedEmail()).toBe('ratna@example.com');
  });

  it('R124 gets another e-mail when the profile is saved before it is confirmed', async () => {
    await changeAddress('baru@example.com');
    const before = await sent();
    await changeAddress('baru@example.com');
    expect(await sent()).toHaveLength(before.length + 1);
  });

  it('gets no e-mail when the address did not change or is confirmed', async () => {
    await changeAddress('ratna@example.com');
    await changeAddress('baru@example.com');
    await changeAddress('ratna@example.com');
    expect(await sent()).toEqual([]);
  });

  it('R124 gets at most five e-mails a day', async () => {
    for (let count = 1; count <= 7; count += 1) {
      await changeAddress(`baru-${count}@example.com`);
      await server.deps.jobs.runDue();
    }
    expect(await sent()).toHaveLength(5);
    server.setNow(new Date(testNow.getTime() + day));
    await changeAddress('besok@example.com');
    expect(await sent()).toHaveLength(6);
  });
});

describe('the address of the identity provider', () => {
  it('R124 is verified when the provider says so', async () => {
    await forget();
    await signIn('Ratna@Example.com', {});
    expect(await verifiedEmail()).toBeNull();
    await signIn('another@example.com', { emailVerified: true });
    expect(await verifiedEmail()).toBeNull();
    await signIn('Ratna@Example.com', { emailVerified: true });
    expect(await verifiedEmail()).toBe('ratna@example.com');
  });

  it.each([
    [{ emailVerified: true as const }, 'new@example.com', []],
    [{}, null, ['new@example.com']],
  ])(
    'R124 of a new user with %j is stored as %s, else asked for',
    async (claims, expected, asked) => {
      const sub = `new-user-${expected}`;
      const identity = { email: 'new@example.com', ...claims };
      const { status } = await server.post(
        '/users/v2/new',
        { username: sub, name: 'Baru', email: 'x@example.com', photoUrl: null, gender: null },
        { token: await server.tokenFor(sub, identity) },
      );
      expect(status).toBe(200);
      const [user] = await server.deps.db.select().from(users).where(eq(users.username, sub));
      expect(user?.verifiedEmail).toBe(expected);
      expect((await sent()).map(({ recipient }) => recipient)).toEqual(asked);
    },
  );
});

async function changeAddress(email: string): Promise<void> {
  const { status } = await server.send('PATCH', `/users/${username}`, {
    token: await server.tokenFor(username),
    body: { ...profile, email },
  });
  expect(status).toBe(200);
}

function signIn(email: string, claims: { emailVerified?: true }): Promise<void> {
  const identity = { sub: username, name: null, email, picture: null, gender: null, ...claims };
  return confirmByProvider(server.deps.db, identity);
}

async function forget(): Promise<void> {
  await server.deps.db
    .update(users)
    .set({ verifiedEmail: null })
    .where(eq(users.username, username));
}

function confirm(link: string) {
  return server.post(link, '', {
    apiKey: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function verifiedEmail(): Promise<string | null | undefined> {
  const [user] = await server.deps.db.select().from(users).where(eq(users.username, username));
  return user?.verifiedEmail;
}

/** Runs what is due and returns all e-mails, the oldest first. */
async function sent() {
  const runs = await server.deps.jobs.runDue();
  expect(runs.filter(({ error }) => error !== undefined)).toEqual([]);
  return server.deps.db.select().from(demoMails).orderBy(demoMails.id);
}

function linkOf(text = ''): string {
  return text.match(/http:\/\/upstream\.test(\/email\/confirm\S+)/)?.[1] ?? '';
}
