import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeStartError } from './describeStartError.ts';

const embedded = { dataDir: resolve('data'), databaseUrl: undefined, host: '127.0.0.1' };
const server = { ...embedded, databaseUrl: 'postgres://duka:geheim@db.example:5432/duka?ssl=true' };
const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(`failed ${code}`), { code, ...more });

describe('the sentence about an error at the start', () => {
  it.each([
    ['of the file system', systemError('ENOSPC')],
    ['of the embedded database, which throws objects', { name: 'ErrnoError', errno: 51 }],
    ['inside another error', new Error('Failed query', { cause: systemError('53100') })],
  ])('names the folder when the disk is full: %s', (_, error) => {
    expect(describeStartError(error, embedded)).toBe(
      `The disk is full: ${resolve('data')} cannot be written. Free some space, or choose another DATA_DIR.`,
    );
  });

  it('names the database when its disk is full', () => {
    expect(describeStartError(systemError('53100'), server)).toBe(
      'The disk of the database at postgres://duka@db.example:5432/duka is full. Free some space and start the server again.',
    );
  });

  it.each([
    ['refuses connections', systemError('ECONNREFUSED')],
    ['is refused on every address', new AggregateError([systemError('ECONNREFUSED')])],
    ['has an unknown host', systemError('ENOTFOUND')],
    ['rejects the password', systemError('28P01')],
    ['does not exist', systemError('3D000')],
    ['does not answer', new Error('timeout exceeded when trying to connect')],
  ])('names the database without its password when it %s', (_, error) => {
    const sentence = describeStartError(new Error('Failed query', { cause: error }), server);
    expect(sentence).toMatch(
      /^The database at postgres:\/\/duka@db\.example:5432\/duka cannot be used: .+\. Start it, or correct DATABASE_URL\.$/,
    );
    expect(sentence).not.toContain('geheim');
  });

  it('names the port that is in use', () => {
    expect(describeStartError(systemError('EADDRINUSE', { port: 3000 }), embedded)).toBe(
      'Port 3000 on 127.0.0.1 is in use. Stop the program that uses it, or choose another PORT or TLS_PORT.',
    );
  });

  it('names the port that only an administrator may use', () => {
    const error = systemError('EACCES', { syscall: 'listen', port: 443 });
    expect(describeStartError(error, embedded)).toBe(
      'This user may not use port 443 on 127.0.0.1. Allow it, or choose another PORT or TLS_PORT.',
    );
  });

  it('names the file that cannot be used', () => {
    expect(describeStartError(systemError('EACCES', { path: '/data/db' }), embedded)).toBe(
      '/data/db cannot be written or read. Change its permissions, or choose another DATA_DIR.',
    );
  });

  it('is the message of any other error', () => {
    expect(describeStartError(new Error('PORT must be integer'), undefined)).toBe(
      'PORT must be integer',
    );
    expect(describeStartError('stopped', undefined)).toBe('stopped');
  });
});
