import { expect, test } from 'vitest';
import { errorSentences } from '../../../src/copy/errors.ts';
import { button, field, link, radio, type PageSnapshot } from './driver.ts';
import type { SentRequest } from './request.ts';
import { differencesOf, type Screen } from './screen.ts';

const screen: Screen = {
  address: '/order/ucapan',
  heading: 'Kirim ucapan',
  title: 'Kirim ucapan',
  announces: ['Memuat template…', null],
  controls: [
    button('Lanjut'),
    radio('BASIC', true),
    radio('BASIC', false),
    field('Judul (opsional)', 'Mengenang'),
    link('Bantuan', '/help'),
  ],
  shows: ['Maria Wijaya'],
  error: 'offline',
  hides: ['Budi', undefined],
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
const seen: PageSnapshot = {
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
  text: `Untuk Maria\n Wijaya ${errorSentences.offline}`,
  calls: [sent],
};

test('a screen is the same in whatever order its controls stand, and whatever space is between words', () => {
  expect(differencesOf(screen, seen)).toEqual([]);
});

test.each<[string, Partial<PageSnapshot>, string]>([
  ['another address', { address: '/duka' }, 'address: expected "/order/ucapan", found "/duka"'],
  ['no heading', { heading: null }, 'heading: expected "Kirim ucapan", found none'],
  ['an open dialog', { dialog: 'Pratinjau' }, 'dialog: expected none, found "Pratinjau"'],
  [
    'one control more',
    { controls: [...seen.controls, button('Batal')] },
    'control that should not be there: button "Batal"',
  ],
  [
    'one control less',
    { controls: seen.controls.filter((_, at) => at !== 3) },
    'control missing: radio "BASIC"',
  ],
  [
    'another choice',
    { controls: seen.controls.map((control, at) => (at === 3 ? radio('BASIC', true) : control)) },
    'radio "BASIC": expected false, found true',
  ],
  [
    'another text',
    { text: `Untuk Sari ${errorSentences.offline}` },
    `not to be read: "Maria Wijaya" in "Untuk Sari ${errorSentences.offline}"`,
  ],
  [
    'a text too many',
    { text: `Maria Wijaya, Budi ${errorSentences.offline}` },
    `to be read, but should not be: "Budi" in "Maria Wijaya, Budi ${errorSentences.offline}"`,
  ],
  ['no reason', { text: 'Maria Wijaya' }, `sentence missing: ${errorSentences.offline}`],
  [
    'a call that nobody waits for',
    { calls: [...seen.calls, { ...sent, operation: 'POST /messages' }] },
    'call that should not be there: POST /messages',
  ],
  [
    'another title',
    { title: 'Dukacita' },
    'title: expected "Kirim ucapan · Dukacita", found "Dukacita"',
  ],
  [
    'a link that leads elsewhere',
    {
      controls: seen.controls.map((control) =>
        control.role === 'link' ? link('Bantuan', '/duka') : control,
      ),
    },
    'link "Bantuan" leads to: expected "/help", found "/duka"',
  ],
  ['a missing announcement', { announcements: [] }, 'announcement missing: Memuat template…'],
  [
    'an announcement too many',
    { announcements: ['Memuat template…', 'Selesai'] },
    'announcement that should not be there: Selesai',
  ],
  [
    'a call that sends something else',
    { calls: [{ ...sent, query: { cityId: '3' } }] },
    'GET /cities sends query.cityId: expected none, found "3"',
  ],
  ['no call', { calls: [] }, 'call missing: GET /cities'],
])('%s is told', (_, changes, difference) => {
  expect(differencesOf(screen, { ...seen, ...changes })).toEqual([difference]);
});

test('what is left out of a screen is not looked at', () => {
  const { address: _address, error: _failure, ...less } = screen;
  expect(differencesOf(less, { ...seen, address: '/elsewhere', text: 'Maria Wijaya' })).toEqual([]);
});
