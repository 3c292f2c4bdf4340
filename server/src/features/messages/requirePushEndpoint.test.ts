import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { requirePushEndpoint } from './requirePushEndpoint.ts';

const { pushServices } = readConfig({});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('accepts %s', (endpoint) => {
  expect(() => requirePushEndpoint(endpoint, pushServices)).not.toThrow();
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://me:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evilpush.apple.com.example/abc',
  'https://notify.windows.com.example/abc',
  'https://evil-notify.windows.com/abc',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:3000/abc',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'fcm.googleapis.com/abc',
])('rejects %s', (endpoint) => {
  expect(() => requirePushEndpoint(endpoint, pushServices)).toThrow(
    expect.objectContaining({ code: 'validation_failed', status: 422, field: 'endpoint' }),
  );
});

it('accepts a service on the own computer by its origin only', () => {
  const services = ['http://127.0.0.1:9000'];
  expect(() => requirePushEndpoint('http://127.0.0.1:9000/a', services)).not.toThrow();
  expect(() => requirePushEndpoint('http://127.0.0.1:9001/a', services)).toThrow('push service');
  expect(() => requirePushEndpoint('http://example.org/a', ['http://example.org'])).toThrow(
    'push service',
  );
});
