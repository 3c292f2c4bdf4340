import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../data/db/Database.ts';
import { openInMemory } from '../../testing/openInMemory.ts';
import { createPayloadAdapter } from './payloadAdapter.ts';

let database: OpenDatabase;
let time = Date.parse('2026-11-21T05:00:00Z');
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const adapterOf = (type: string) => createPayloadAdapter(database.db, () => new Date(time))(type);

describe('createPayloadAdapter', () => {
  it('finds the last version of a payload by id and by uid, until it is destroyed', async () => {
    const sessions = adapterOf('Session');
    await sessions.upsert('a', { uid: 'u', accountId: 'one' }, 60);
    await sessions.upsert('a', { uid: 'v', accountId: 'two' }, 60);
    expect(await sessions.find('a')).toEqual({ uid: 'v', accountId: 'two' });
    expect(await sessions.findByUid('v')).toEqual({ uid: 'v', accountId: 'two' });
    expect(await sessions.findByUid('u')).toBeUndefined();
    await sessions.destroy('a');
    expect(await sessions.find('a')).toBeUndefined();
  });

  it('separates payloads of different types', async () => {
    await adapterOf('Grant').upsert('same', { accountId: 'grant' }, 60);
    expect(await adapterOf('AccessToken').find('same')).toBeUndefined();
  });

  it('records when a payload was consumed', async () => {
    const codes = adapterOf('AuthorizationCode');
    await codes.upsert('code', { accountId: 'one' }, 60);
    await codes.consume('code');
    expect(await codes.find('code')).toEqual({ accountId: 'one', consumed: time / 1000 });
  });

  it('does not find expired payloads, and keeps those without expiry', async () => {
    const interactions = adapterOf('Interaction');
    await interactions.upsert('short', { accountId: 'one' }, 60);
    await interactions.upsert('endless', { accountId: 'two' }, undefined as never);
    time += 60_000;
    expect(await interactions.find('short')).toBeUndefined();
    expect(await interactions.find('endless')).toEqual({ accountId: 'two' });
  });

  it('deletes expired payloads when a sign-in starts', async () => {
    const rows = async () =>
      (await database.db.query.oidcPayloads.findMany()).map(({ id }) => id).sort();
    await adapterOf('AccessToken').upsert('old', { accountId: 'one' }, 60);
    time += 60_000;
    expect(await rows()).toContain('old');
    await adapterOf('Interaction').upsert('begun', { accountId: 'one' }, 60);
    expect(await rows()).toEqual(['begun', 'endless']);
  });

  it('deletes all payloads of a revoked grant, and no others', async () => {
    const tokens = adapterOf('AccessToken');
    await tokens.upsert('one', { grantId: 'g1' }, 60);
    await tokens.upsert('two', { grantId: 'g1' }, 60);
    await tokens.upsert('three', { grantId: 'g2' }, 60);
    await tokens.revokeByGrantId('g1');
    expect([await tokens.find('one'), await tokens.find('two')]).toEqual([undefined, undefined]);
    expect(await tokens.find('three')).toEqual({ grantId: 'g2' });
  });
});
