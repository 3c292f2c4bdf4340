import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { AppError } from '../../domain/appError.ts';
import type { PersonPage, PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { translate } from '../../ui/testing/translate.ts';
import { DukaListScreen, type DukaListScreenProps } from './DukaListScreen.tsx';

const maria: PersonSummary = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Ruang Melati 2',
  deathTime: '2026-11-20T04:20:00+07:00',
  funeralTime: '2026-11-22T19:00:00+07:00',
  burialTime: '2026-11-23T09:00:00+07:00',
  funeralHouse: { id: 2, name: 'Rumah Duka Nana Rohana' },
  senderCount: 1_234,
};
const sparse: PersonSummary = {
  ...maria,
  id: 12,
  name: 'Siti Aminah',
  age: null,
  room: null,
  deathTime: null,
  burialTime: null,
  funeralHouse: { id: null, name: null },
  senderCount: 0,
};

const pageOf = (people: readonly PersonSummary[], next: number | null = null): PersonPage => ({
  people,
  next,
  total: people.length,
});

const ready = (people: readonly PersonSummary[]): ReadState<PersonPage> => ({
  type: 'ready',
  data: pageOf(people),
  refetchError: null,
});

function screenOf(props: Partial<DukaListScreenProps> = {}) {
  return (
    <DukaListScreen
      people={ready([maria, sparse])}
      cityName="SEMUA"
      text=""
      batchSize={25}
      onBatchSizeChange={() => {}}
      now={Date.parse('2026-11-21T10:00:00+07:00')}
      onLoadMore={() => Promise.resolve()}
      {...props}
    />
  );
}

/** Returns the visible lines of a card; there are none until `content-visibility` renders it. */
const countLines = (card: HTMLElement | null) =>
  card?.innerText.split('\n').filter((line) => line.trim() !== '');

test('R4 a card shows name, age, place and times, and links to the person', async () => {
  const { container, getByRole } = await render(screenOf());
  await expect
    .poll(() => countLines(container.querySelector('article')))
    .toEqual([
      'Maria Theresia Wijaya',
      'Usia 78',
      'Rumah Duka Nana Rohana',
      'Ruang Melati 2',
      'Wafat',
      'Jum, 20 Nov 04:20',
      'Pemberangkatan',
      'Sen, 23 Nov 09:00',
      'Lihat 1.234 ucapan',
    ]);
  await expect
    .element(getByRole('link', { name: /^Maria/ }))
    .toHaveAttribute('href', '/duka/detail/7');
  await expectNoAxeViolations();
});

test('R241 a card says that the departure is over', async () => {
  const { container, rerender } = await render(screenOf({ people: ready([maria]) }));
  await expect
    .poll(() => countLines(container.querySelector('article')))
    .not.toContain('Sudah diberangkatkan');
  await rerender(
    screenOf({ people: ready([maria]), now: Date.parse('2026-11-23T09:00:00+07:00') }),
  );
  await expect
    .poll(() => countLines(container.querySelector('article')))
    .toContain('Sudah diberangkatkan');
});

test('R5 the counter of a card links to the messages', async () => {
  const { getByRole } = await render(screenOf());
  await expect
    .element(getByRole('link', { name: 'Lihat 1.234 ucapan untuk Maria Theresia Wijaya' }))
    .toHaveAttribute('href', '/duka/message/7');
});

test('a card marks unknown facts, and omits an unknown age', async () => {
  const { container } = await render(screenOf({ people: ready([sparse]) }));
  await expect
    .poll(() => countLines(container.querySelector('article')))
    .toEqual([
      'Siti Aminah',
      'Rumah duka belum diketahui',
      'Wafat',
      'Belum ada informasi',
      'Pemberangkatan',
      'Belum ada informasi',
      'Belum ada ucapan',
    ]);
});

test.each([
  ['SEMUA', '', '2 info duka di semua kota'],
  ['Kota Bandung', '', '2 info duka di Kota Bandung'],
  ['Kota Bandung', 'wijaya', '2 info duka di Kota Bandung untuk “wijaya”'],
  [null, '', '2 info duka'],
])('the lead for the city %s and the text “%s” is “%s”', async (cityName, text, expected) => {
  const { getByRole } = await render(screenOf({ cityName, text }));
  await expect.element(getByRole('status')).toHaveTextContent(expected);
});

test('R2 a translated lead follows the city', async () => {
  const { getByRole, rerender } = await render(screenOf({ cityName: 'Kota Bandung', text: '' }));
  const lead = getByRole('status');
  await expect.element(lead).toHaveTextContent('2 info duka di Kota Bandung');
  translate(lead.element());
  await rerender(screenOf({ cityName: 'Kota Semarang', text: 'wijaya' }));
  await expect.element(lead).toHaveTextContent(/^2 info duka di Kota Semarang untuk “wijaya”$/);
});

test.each([
  ['SEMUA', '', 'Semua kota'],
  ['Kota Bandung', 'wijaya', 'Kota Bandung untuk “wijaya”'],
  [null, '', 'Kota pilihan'],
])(
  'the lead while loading for the city %s and the text “%s” is “%s”',
  async (cityName, text, expected) => {
    const { container } = await render(screenOf({ cityName, text, people: { type: 'loading' } }));
    expect(container.querySelector('h1 + div')?.textContent).toBe(expected);
  },
);

test('a skeleton is shown while the list is loading', async () => {
  const { getByText, container } = await render(screenOf({ people: { type: 'loading' } }));
  await expect.element(getByText('Memuat daftar info duka…')).toBeInTheDocument();
  expect(container.querySelectorAll('article')).toHaveLength(0);
  await expectNoAxeViolations();
});

test('R7 an empty list links to all cities', async () => {
  const { getByText, getByRole } = await render(screenOf({ people: ready([]) }));
  await expect
    .element(getByText('Belum ada info duka yang sesuai dengan pencarian ini.'))
    .toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Tampilkan semua kota' }))
    .toHaveAttribute('href', '/duka');
  await expectNoAxeViolations();
});

test('R343 an empty list is announced, and shows no number', async () => {
  const { getByRole } = await render(
    screenOf({ people: ready([]), cityName: 'SEMUA', text: 'Wijaya' }),
  );
  const status = getByRole('status');
  await expect.element(status).toHaveTextContent(/^Semua kota untuk “Wijaya”: Tidak ditemukan$/);
  expect(status.element().firstChild?.textContent).toBe('Semua kota untuk “Wijaya”');
});

test('R7 an empty search in all cities can be cleared', async () => {
  const { getByRole } = await render(
    screenOf({ people: ready([]), cityName: 'SEMUA', text: 'Wijaya' }),
  );
  await expect
    .element(getByRole('link', { name: 'Hapus pencarian' }))
    .toHaveAttribute('href', '/duka');
  expect(getByRole('link', { name: 'Tampilkan semua kota' }).elements()).toEqual([]);
});

test('R7 a failed list shows the reason and can be retried', async () => {
  const onRetry = vi.fn();
  const { getByRole, getByText } = await render(
    screenOf({ people: { type: 'failed', code: 'timedOut', isRetrying: false, onRetry } }),
  );
  await expect
    .element(getByText('Layanan kami terlalu lama menjawab. Silakan coba lagi.'))
    .toBeVisible();
  await getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations();
});

test('R86 a list is kept after a failed refetch, with a notice', async () => {
  const { getByText, container } = await render(
    screenOf({ people: { type: 'ready', data: pageOf([maria]), refetchError: 'offline' } }),
  );
  await expect
    .element(getByText('Menampilkan data terakhir yang tersimpan.', { exact: false }))
    .toBeVisible();
  expect(container.querySelectorAll('article')).toHaveLength(1);
});

const many = Array.from({ length: 40 }, (_, index) => ({
  ...maria,
  id: index + 1,
  name: `Orang ${index + 1}`,
}));

test('R6 cards are rendered in batches while scrolling', async () => {
  const onCountChange = vi.fn();
  const { container } = await render(
    screenOf({ people: ready(many), batchSize: 10, onCountChange }),
  );
  const cards = () => container.querySelectorAll('article').length;
  await expect.poll(cards).toBeGreaterThanOrEqual(10);
  const before = cards();
  expect(before).toBeLessThan(40);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(cards).toBeGreaterThan(before);
  const cardsAtTheEnd = () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return cards();
  };
  await expect.poll(cardsAtTheEnd).toBe(40);
  expect(onCountChange.mock.calls[0]).toEqual([10]);
  window.scrollTo(0, 0);
});

test('R332 more cards are added without holding up what the user does', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const cards = () => container.querySelectorAll('article').length;
  const renderAtOnce = (people: readonly PersonSummary[]) =>
    flushSync(() => root.render(screenOf({ people: ready(people), batchSize: 40 })));
  renderAtOnce(many.slice(0, 10));
  expect(cards()).toBe(10);
  renderAtOnce(many);
  expect(cards()).toBe(10);
  await expect.poll(cards).toBe(40);
});

test('R6 a return renders the previous number of cards at once', async () => {
  const { container } = await render(
    screenOf({ people: ready(many), batchSize: 10, initialCount: 30 }),
  );
  expect(container.querySelectorAll('article').length).toBeGreaterThanOrEqual(30);
});

test('R206 the number of cards at a time can be chosen at the end of a long list', async () => {
  const onBatchSizeChange = vi.fn();
  const { getByRole, rerender } = await render(
    screenOf({ people: ready(many), onBatchSizeChange }),
  );
  const choice = getByRole('combobox', { name: 'Tampilkan sekaligus' });
  await expect.element(choice).toHaveValue('25');
  await choice.selectOptions('50 info duka');
  expect(onBatchSizeChange.mock.calls).toEqual([[50]]);
  await rerender(screenOf({ people: ready(many), batchSize: 30, onBatchSizeChange }));
  await expect.element(choice).toHaveValue('30');
  await rerender(screenOf({ onBatchSizeChange }));
  expect(choice.elements()).toEqual([]);
});

test('R210 the people who are missing are loaded near the end of the list, and their number is shown at once', async () => {
  const onLoadMore = vi.fn(() => Promise.resolve());
  const pageWith = (count: number, next: number | null) =>
    screenOf({
      people: {
        type: 'ready',
        data: { people: many.slice(0, count), next, total: 40 },
        refetchError: null,
      },
      batchSize: 20,
      onLoadMore,
    });
  const { container, getByText, rerender } = await render(pageWith(20, 20));
  await expect.element(getByText('40 info duka')).toBeVisible();
  const scrollToTheEnd = () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return onLoadMore.mock.calls.length;
  };
  await expect.poll(scrollToTheEnd).toBe(1);
  await expect.element(getByText('Memuat lagi…')).toBeVisible();
  await rerender(pageWith(40, null));
  await expect.poll(() => container.querySelectorAll('article').length).toBe(40);
  await expect.element(getByText('Memuat lagi…')).not.toBeInTheDocument();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  window.scrollTo(0, 0);
});

test('R210 a list that is refreshed with more people after a failure goes on', async () => {
  const onLoadMore = vi.fn(() => Promise.reject(new AppError('offline')));
  const listOf = (count: number) =>
    screenOf({
      people: { type: 'ready', data: pageOf(many.slice(0, count), count), refetchError: null },
      batchSize: 3,
      onLoadMore,
    });
  const { container, getByRole, rerender } = await render(listOf(3));
  await expect.element(getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await rerender(listOf(12));
  await expect.poll(() => container.querySelectorAll('article').length).toBeGreaterThan(3);
  window.scrollTo(0, 0);
});

test('R210 a failure to load more is shown below the list, with a retry', async () => {
  const onLoadMore = vi.fn<() => Promise<void>>(() => Promise.reject(new AppError('offline')));
  const { container, getByRole } = await render(
    screenOf({
      people: { type: 'ready', data: pageOf(many.slice(0, 3), 3), refetchError: null },
      batchSize: 3,
      onLoadMore,
    }),
  );
  const retry = getByRole('button', { name: 'Coba lagi' });
  await expect.element(retry).toBeVisible();
  expect(container.querySelectorAll('article')).toHaveLength(3);
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  onLoadMore.mockImplementation(() => Promise.resolve());
  await retry.click();
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(2);
  await expect.element(retry).not.toBeInTheDocument();
  window.scrollTo(0, 0);
});
