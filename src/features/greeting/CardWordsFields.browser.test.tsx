import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createGreetingContent } from '../../testing/greetingContent.ts';
import '../../ui/styles/global.css';
import { CardWordsFields } from './CardWordsFields.tsx';

test.each([
  [true, ['Nama pengirim', 'Catatan']],
  [false, ['Catatan', 'Nama pengirim']],
])('the words begin with the sender if it was rejected: %s', async (isRejected, order) => {
  const screen = await render(
    <CardWordsFields
      editor={{
        content: createGreetingContent(),
        page: 'note',
        personName: 'Maria Theresia Wijaya',
        template: null,
        cardErrors: {},
        errorAt: () => undefined,
        send: () => {},
      }}
      senderMark={isRejected ? { text: 'Ubah nama ini.', isDone: false } : undefined}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Ubah' })).toBeVisible();
  const text = screen.container.textContent;
  const places = order.map((label) => text.indexOf(label));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
