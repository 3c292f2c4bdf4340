import * as v from 'valibot';
import { expect, test } from 'vitest';
import { correctionDraftSchema } from '../../../machines/draftSchemas.ts';
import { createGreetingContent } from '../../../testing/greetingContent.ts';
import { isUnchanged } from './cardMarks.ts';

const logo = { path: 'logos/1.png', fileName: '1.png' };
const { mode, sender, note, quotes } = createGreetingContent({ mode: 1 });
/** In the order in which the client creates it, which is not that of a restored draft. */
const rejected = { templateId: 102, content: { mode, sender, note, quotes, logo } };

test.each([
  ['was not touched', {}, true],
  ['has another sender', { sender: 'Keluarga Wijaya' }, false],
  ['has another note', { note: { choice: 'own', text: 'Turut berduka.' } }, false],
  ['has another quote', { quotes: { ...quotes, footer: 'Keluarga Wijaya' } }, false],
  ['has another picture', { logo: { path: 'logos/2.png', fileName: '1.png' } }, false],
  ['has the same picture from another file', { logo: { ...logo, fileName: '2.png' } }, false],
] as const)('compares the rejected card with a restored draft that %s', (_, changes, expected) => {
  const draft = { version: 3, ...rejected, content: { ...rejected.content, ...changes } };
  const restored = v.parse(correctionDraftSchema, JSON.parse(JSON.stringify(draft)));
  expect(isUnchanged(restored, rejected)).toBe(expected);
});
