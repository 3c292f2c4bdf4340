import { expect, test } from 'vitest';
import { button, field, link, radio, type PageSnapshot } from './driver.ts';
import { errorCopy } from './fixedCopy.ts';
import type { SentRequest } from './request.ts';
import { expectCall, screenDifferences, type Screen } from './screen.ts';

const screen: Screen = {
  address: '/order/ucapan',
  heading: 'Kirim ucapan',
  title: 'Kirim ucapan',
  announcements: ['Memuat template…', null],
  controls: [
    button('Lanjut'),
    radio('BASIC', true),
    radio('BASIC', false),
    field('Judul (opsional)', 'Mengenang'),
    link('Bantuan', '/help'),
  ],
  texts: ['Maria Wijaya'],
  error: 'offline',
  absentTexts: ['Budi', undefined],
  calls: [{ operation: 'GET /cities', path: '/cities', query: {}, headers: {}, body: null }],
};
const sent: SentRequest = {
  operation: 'GET /cities',
  path: '/cities',
  query: {},
  headers: {},
  body: null,
  key: null,
};
const page: PageSnapshot = {
  address: '/order/ucapan',
  title: 'Kirim ucapan · Dukacita',
  heading: 'Kirim ucapan',
  dialog: null,
  announcements: ['Memuat  template…', 'copied to clipboard'],
  controls: [
    field('Judul(opsional)', 'Mengenang'),
    radio('BASIC', true),
    button('Lanjut'),
    radio('BASIC', false),
    link('Bantuan', '/help'),
  ],
  text: `Untuk Maria\n Wijaya ${errorCopy.offline}`,
  calls: [sent],
};

test('ignores the order of controls and the white space between words', () => {
  expect(screenDifferences(screen, page)).toEqual([]);
});

test.each<[string, Partial<PageSnapshot>, string]>([
  ['another address', { address: '/duka' }, 'address: expected "/order/ucapan", found "/duka"'],
  ['no heading', { heading: null }, 'heading: expected "Kirim ucapan", found none'],
  ['an open dialog', { dialog: 'Pratinjau' }, 'dialog: expected none, found "Pratinjau"'],
  [
    'an unexpected control',
    { controls: [...page.controls, button('Batal')] },
    'control that should not be there: button "Batal"',
  ],
  [
    'a missing control',
    { controls: page.controls.filter((_, at) => at !== 3) },
    'control missing: radio "BASIC"',
  ],
  [
    'another selection',
    { controls: page.controls.map((control, at) => (at === 3 ? radio('BASIC', true) : control)) },
    'radio "BASIC": expected false, found true',
  ],
  [
    'a missing text',
    { text: `Untuk Sari ${errorCopy.offline}` },
    `text missing: "Maria Wijaya" in "Untuk Sari ${errorCopy.offline}"`,
  ],
  [
    'an unexpected text',
    { text: `Maria Wijaya, Budi ${errorCopy.offline}` },
    `text that should not be there: "Budi" in "Maria Wijaya, Budi ${errorCopy.offline}"`,
  ],
  ['a missing error sentence', { text: 'Maria Wijaya' }, `sentence missing: ${errorCopy.offline}`],
  [
    'an unexpected call',
    { calls: [...page.calls, { ...sent, operation: 'POST /messages' }] },
    'call that should not be there: POST /messages',
  ],
  [
    'another title',
    { title: 'Dukacita' },
    'title: expected "Kirim ucapan · Dukacita", found "Dukacita"',
  ],
  [
    'a link with another address',
    {
      controls: page.controls.map((control) =>
        control.role === 'link' ? link('Bantuan', '/duka') : control,
      ),
    },
    'link "Bantuan" leads to: expected "/help", found "/duka"',
  ],
  ['a missing announcement', { announcements: [] }, 'announcement missing: Memuat template…'],
  [
    'an unexpected announcement',
    { announcements: ['Memuat template…', 'Selesai'] },
    'announcement that should not be there: Selesai',
  ],
  [
    'a call with another request',
    { calls: [{ ...sent, query: { cityId: '3' } }] },
    'GET /cities sends query.cityId: expected none, found "3"',
  ],
  ['a missing call', { calls: [] }, 'call missing: GET /cities'],
])('reports %s', (_, changes, difference) => {
  expect(screenDifferences(screen, { ...page, ...changes })).toEqual([difference]);
});

test('ignores the parts of a screen that are not specified', () => {
  const { address: _address, error: _error, ...partial } = screen;
  expect(
    screenDifferences(partial, { ...page, address: '/elsewhere', text: 'Maria Wijaya' }),
  ).toEqual([]);
});

test('waits for a pending call, and compares it', async () => {
  const pages = [{ ...page, calls: [] }, page];
  const driver = {
    timeoutMs: 1000,
    snapshot: () => Promise.resolve(pages.shift() ?? page),
    waitForFrame: () => Promise.resolve(),
  };
  const { key: _, ...call } = sent;
  await expectCall(driver, call);
  expect(pages).toEqual([]);
  await expect(
    expectCall({ ...driver, timeoutMs: 0 }, { ...call, path: '/towns' }),
  ).rejects.toThrow('GET /cities sends path: expected "/towns", found "/cities"');
  const silent = {
    ...driver,
    timeoutMs: 0,
    snapshot: () => Promise.resolve({ ...page, calls: [] }),
  };
  await expect(expectCall(silent, call)).rejects.toThrow('call missing: "GET /cities"');
});
