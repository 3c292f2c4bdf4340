import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { CardWordsFields } from './CardWordsFields.tsx';

test.each([
  [true, ['Nama pengirim', 'Catatan']],
  [false, ['Catatan', 'Nama pengirim']],
])('R362 the words begin with the sender if it was rejected: %s', async (isRejected, order) => {
  const screen = await render(
    <CardWordsFields
      isQuote={false}
      words={{
        note: { choice: 'none', text: '' },
        sender: 'Keluarga Sari Lestari',
        quotes: { header: '', message: '', footer: '' },
      }}
      personName="Maria Theresia Wijaya"
      isShownElsewhere
      senderMark={isRejected ? { text: 'Ubah nama ini.', isDone: false } : undefined}
      errorAt={() => undefined}
      send={() => {}}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Ubah' })).toBeVisible();
  const text = screen.container.textContent;
  const places = order.map((label) => text.indexOf(label));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
