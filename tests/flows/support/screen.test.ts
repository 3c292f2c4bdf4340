import { expect, test } from 'vitest';
import { errorSentences } from '../../../src/copy/errors.ts';
import { button, field, radio, type Seen } from './driver.ts';
import { differencesOf, type Screen } from './screen.ts';

const screen: Screen = {
  address: '/order/ucapan',
  heading: 'Kirim ucapan',
  controls: [button('Lanjut'), radio('BASIC', true), radio('BASIC', false), field('Judul (opsional)', 'Mengenang')],
  shows: ['Maria Wijaya'],
  failure: 'offline',
  hides: ['Budi', undefined],
  calls: ['GET /cities'],
};
const seen: Seen = {
  address: '/order/ucapan',
  heading: 'Kirim ucapan',
  dialog: null,
  controls: [field('Judul(opsional)', 'Mengenang'), radio('BASIC', true), button('Lanjut'), radio('BASIC', false)],
  text: `Untuk Maria\n Wijaya ${errorSentences.offline}`,
  calls: [{ operation: 'GET /cities', key: null }],
};

test('a screen is the same in whatever order its controls stand, and whatever space is between words', () => {
  expect(differencesOf(screen, seen)).toEqual([]);
});

test.each<[string, Partial<Seen>, string]>([
  ['another address', { address: '/duka' }, 'address: expected "/order/ucapan", found "/duka"'],
  ['no heading', { heading: null }, 'heading: expected "Kirim ucapan", found none'],
  ['an open dialog', { dialog: 'Pratinjau' }, 'dialog: expected none, found "Pratinjau"'],
  ['one control more', { controls: [...seen.controls, button('Batal')] }, 'control that should not be there: button "Batal"'],
  ['one control less', { controls: seen.controls.slice(0, 3) }, 'control missing: radio "BASIC"'],
  ['another choice', { controls: [...seen.controls.slice(0, 3), radio('BASIC', true)] }, 'radio "BASIC": expected false, found true'],
  ['another text', { text: `Untuk Sari ${errorSentences.offline}` }, `not to be read: "Maria Wijaya" in "Untuk Sari ${errorSentences.offline}"`],
  ['a text too many', { text: `Maria Wijaya, Budi ${errorSentences.offline}` }, `to be read, but should not be: "Budi" in "Maria Wijaya, Budi ${errorSentences.offline}"`],
  ['no reason', { text: 'Maria Wijaya' }, `sentence missing: ${errorSentences.offline}`],
  ['a call that nobody waits for', { calls: [...seen.calls, { operation: 'POST /messages', key: 'key-0001' }] }, 'call that should not be there: POST /messages'],
  ['no call', { calls: [] }, 'call missing: GET /cities'],
])('%s is told', (_, changes, difference) => {
  expect(differencesOf(screen, { ...seen, ...changes })).toEqual([difference]);
});

test('what is left out of a screen is not looked at', () => {
  const { address: _address, failure: _failure, ...less } = screen;
  expect(differencesOf(less, { ...seen, address: '/elsewhere', text: 'Maria Wijaya' })).toEqual([]);
});
