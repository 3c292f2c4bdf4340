import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import type { PersonMessage } from '../../domain/person.ts';
import { FocusKeyContext } from '../../ui/page/Page.tsx';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen.tsx';

const messages: PersonMessage[] = [
  {
    sentAt: '2026-11-21T08:42:00+07:00',
    fromName: 'Keluarga Besar Wijaya',
    pictureUrl: 'https://upstream.test/files/cards/a.webp',
  },
  {
    sentAt: '2026-11-20T21:10:00+07:00',
    fromName: 'PT Cahaya Parahyangan\nDireksi dan Karyawan',
    pictureUrl: null,
  },
];

const personOf = (name: string) =>
  ({ type: 'ready', data: { name, photoUrl: null }, refetchError: null }) as const;
const gone = { type: 'failed', code: 'notFound', isRetrying: false, onRetry: vi.fn() } as const;

function screenOf(props: Partial<MessagesScreenProps> = {}) {
  const ready = { type: 'ready', data: messages, refetchError: null } as const;
  return (
    <MessagesScreen
      personId={7}
      person={personOf('Maria Theresia Wijaya')}
      messages={ready}
      {...props}
    />
  );
}

test('every message shows its sender and its time', async () => {
  const { container, getByText } = await render(screenOf());
  await expect
    .poll(() =>
      [...container.querySelectorAll('li')].map((item) => [
        item.querySelector('p')?.innerText,
        item.querySelector('time')?.innerText,
      ]),
    )
    .toEqual([
      ['Keluarga Besar Wijaya', 'Sab, 21 Nov 2026 - 08:42'],
      ['PT Cahaya Parahyangan\nDireksi dan Karyawan', 'Jum, 20 Nov 2026 - 21:10'],
    ]);
  await expect.element(getByText('Untuk Maria Theresia Wijaya')).toBeVisible();
  await expectNoAxeViolations();
});

test('R205 an approved card is a picture that is loaded late and can be enlarged', async () => {
  const { container, getByRole } = await render(screenOf());
  expect(
    [...container.querySelectorAll('li')].map((item) => item.querySelectorAll('img').length),
  ).toEqual([1, 0]);
  const picture = container.querySelector('li img');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect(picture?.getAttribute('src')).toBe('https://upstream.test/files/cards/a.webp');
  const enlarge = getByRole('button', {
    name: 'Perbesar kartu ucapan dari Keluarga Besar Wijaya',
  });
  await enlarge.click();
  const dialog = getByRole('dialog', { name: 'Keluarga Besar Wijaya' });
  await expect
    .element(dialog.getByRole('img', { name: 'Kartu ucapan dari Keluarga Besar Wijaya' }))
    .toBeInTheDocument();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(enlarge).toHaveFocus();
});

test('R205 a message without a card is set as a card that begins with its sender', async () => {
  const { container } = await render(screenOf());
  const card = container.querySelectorAll('li')[1] as HTMLElement;
  // With `content-visibility: auto`, a card has no rendered text before the first frame.
  await expect
    .poll(() => card.innerText.split('\n').filter((line) => line.trim() !== ''))
    .toEqual(['PT Cahaya Parahyangan', 'Direksi dan Karyawan', 'Jum, 20 Nov 2026 - 21:10']);
});

test('R310 the page begins with the portrait, the name and the number of messages', async () => {
  const { container, getByRole } = await render(screenOf());
  await expect
    .element(getByRole('img', { name: 'Foto Maria Theresia Wijaya' }))
    .toBeInTheDocument();
  expect(container.querySelector('h1 + div')?.textContent).toBe(
    'Untuk Maria Theresia Wijaya2 ucapan',
  );
});

test('R310 an empty page counts no messages', async () => {
  const { container } = await render(
    screenOf({ messages: { type: 'ready', data: [], refetchError: null } }),
  );
  expect(container.querySelector('h1 + div')?.textContent).toBe('Untuk Maria Theresia Wijaya');
});

test('the heading keeps the focus when the person fails to load', async () => {
  const { container, rerender } = await render(
    <FocusKeyContext value="/duka/message/7">
      {screenOf({ person: { type: 'loading' } })}
    </FocusKeyContext>,
  );
  await expect.element(container.querySelector('h1')).toHaveFocus();
  await rerender(
    <FocusKeyContext value="/duka/message/7">{screenOf({ person: gone })}</FocusKeyContext>,
  );
  await expect.element(container.querySelector('h1')).toHaveFocus();
});

test('R11 mourners read nothing about approvals, even where the counter is higher', async () => {
  const counted = { type: 'ready', data: { name: 'Maria', senderCount: 18 }, refetchError: null };
  const { container } = await render(
    screenOf({ person: counted as MessagesScreenProps['person'] }),
  );
  expect(container.textContent).not.toMatch(/18|setuju|tinjau/);
});

test('the messages are shown before the person is loaded, without a layout shift', async () => {
  const { container, getByText, rerender } = await render(
    screenOf({ person: { type: 'loading' } }),
  );
  await expect.element(getByText('Keluarga Besar Wijaya')).toBeVisible();
  // The box of the card does not depend on its content, which is rendered in the first frame.
  const top = () => container.querySelector('li')?.getBoundingClientRect().top;
  const before = top() ?? NaN;
  await rerender(screenOf());
  await expect.element(getByText('Untuk Maria Theresia Wijaya')).toBeVisible();
  expect(top()).toBeCloseTo(before, 0);
});

test('a person who failed to load leaves no skeleton', async () => {
  const { container } = await render(
    screenOf({
      person: gone,
      messages: { type: 'ready', data: messages.slice(1), refetchError: null },
    }),
  );
  await expect.poll(() => container.querySelector('h1 + div')?.textContent).toBe('1 ucapan');
  expect(container.querySelectorAll('main svg[class*="bone"]')).toHaveLength(0);
  expect(container.querySelectorAll('main img')).toHaveLength(0);
});

test('an empty list links to a new greeting', async () => {
  const { getByText, getByRole } = await render(
    screenOf({ messages: { type: 'ready', data: [], refetchError: null } }),
  );
  await expect.element(getByText('Belum ada ucapan')).toBeVisible();
  await expect.element(getByText('Jadilah yang pertama mengirim ucapan.')).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Kirim ucapan' }))
    .toHaveAttribute('href', '/order/ucapan?personid=7');
  await expectNoAxeViolations();
});

test('messages that failed to load can be retried', async () => {
  const onRetry = vi.fn();
  const { getByRole } = await render(
    screenOf({ messages: { type: 'failed', code: 'serverFailed', isRetrying: false, onRetry } }),
  );
  await getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a person who is no longer listed has no link to a new greeting', async () => {
  const { getByText, getByRole } = await render(screenOf({ person: gone, messages: gone }));
  await expect.element(getByText('Info duka ini sudah tidak ditampilkan.')).toBeVisible();
  expect(getByRole('link', { name: 'Kirim ucapan' }).elements()).toEqual([]);
});
