import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import type { Person } from '../../domain/person.ts';
import { FocusKeyContext } from '../../ui/page/Page.tsx';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { inForcedColors } from '../../ui/testing/inForcedColors.ts';
import { PersonScreen, type PersonScreenProps } from './PersonScreen.tsx';

const person: Person = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Ruang Melati 2',
  deathTime: '2026-11-20T04:20:00+07:00',
  funeralTime: '2026-11-22T19:00:00+07:00',
  burialTime: '2026-11-23T09:00:00+07:00',
  funeralHouse: {
    id: 2,
    name: 'Rumah Duka Nana Rohana',
    address: 'Jl. Nana Rohana No. 37, Bandung',
  },
  burialPlace: { name: 'TPU Pandu', address: 'Jl. Pandu No. 32, Bandung' },
  senderCount: 18,
  recipientUserId: 31,
  deliverable: { cardInRoomUntil: null, boardUntil: null },
  families: [
    { relationship: 'Suami', name: 'Ignatius Wijaya' },
    { relationship: 'Anak', name: 'Yohanes Wijaya\nClara Wijaya' },
  ],
  events: [
    { name: 'Misa Requiem', time: '2026-11-22T18:00:00+07:00' },
    { name: 'Doa Rosario', time: '2026-11-21T19:00:00+07:00' },
  ],
  faith: 'katolik',
};

const NOW = Date.parse('2026-11-21T10:00:00+07:00');

const share = {
  onShare: null,
  shareHref: 'https://wa.me/?text=x',
  url: 'https://dukacita.test/duka/detail/7',
};

const report = {
  submission: { type: 'idle' } as const,
  loadDraft: () => null,
  saveDraft: vi.fn(),
  onSend: vi.fn(),
  onClose: vi.fn(),
};

function screenOf(changes: Partial<Person> = {}, props: Partial<PersonScreenProps> = {}) {
  return (
    <PersonScreen
      person={{ type: 'ready', data: { ...person, ...changes }, refetchError: null }}
      share={share}
      report={report}
      now={NOW}
      {...props}
    />
  );
}

const lines = (element: Element) =>
  (element as HTMLElement).innerText.split('\n').filter((line) => line.trim() !== '');

test('the facts of the list are shown at once, and keep focus and photo when the rest is loaded', async () => {
  const { container, getByRole, rerender } = await render(
    <FocusKeyContext value="/duka/detail/7">
      {screenOf(
        {},
        {
          person: { type: 'loading' },
          known: { id: 7, name: person.name, age: 78, photoUrl: null, deathTime: person.deathTime },
        },
      )}
    </FocusKeyContext>,
  );
  const heading = getByRole('heading', { level: 1, name: 'Maria Theresia Wijaya' });
  await expect.element(heading).toHaveFocus();
  await expect.element(getByRole('status')).toHaveTextContent('Memuat info duka…');
  const photo = [...container.querySelectorAll('main span')].find(
    (part) => (part as HTMLElement).style.viewTransitionName === 'person-7',
  );
  expect(photo).toBeInstanceOf(HTMLElement);
  expect(getByRole('link').elements()).toEqual([]);
  await rerender(<FocusKeyContext value="/duka/detail/7">{screenOf()}</FocusKeyContext>);
  await expect.element(getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(container.contains(photo as Node)).toBe(true);
});

test('R660 after the departure, a card is offered for the family, and no board', async () => {
  const passed = '2026-11-20T09:00:00+07:00';
  const { getByRole, getByText } = await render(
    screenOf({ deliverable: { cardInRoomUntil: passed, boardUntil: passed } }),
  );
  await expect
    .element(
      getByText(
        'Pemberangkatan sudah lewat. Ucapan Anda masih sampai kepada keluarga dan masuk album, tetapi tidak tampil di ruang duka.',
      ),
    )
    .toBeVisible();
  await expect.element(getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  expect(getByRole('link', { name: 'Kirim bunga' }).elements()).toEqual([]);
});

test('R660 a board that would come too late is not offered, a card is', async () => {
  const { getByRole, getByText } = await render(
    screenOf({
      deliverable: {
        cardInRoomUntil: '2026-11-23T09:00:00+07:00',
        boardUntil: '2026-11-20T17:30:00+07:00',
      },
    }),
  );
  await expect
    .element(getByText('Bunga papan tidak sempat terpasang lagi sebelum pemberangkatan.'))
    .toBeVisible();
  expect(getByRole('link', { name: 'Kirim bunga' }).elements()).toEqual([]);
  await expect.element(getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
});

test('R8 all known facts are shown, with times in Jakarta', async () => {
  const { container, getByRole } = await render(screenOf());
  await expect
    .element(getByRole('heading', { level: 1 }))
    .toHaveTextContent('Maria Theresia Wijaya');
  expect(lines(container)).toEqual(
    expect.arrayContaining([
      'Usia 78',
      'Wafat 20 November 2026',
      'Rumah Duka Nana Rohana',
      'Ruang Melati 2',
      'Jl. Nana Rohana No. 37, Bandung',
      'Jum, 20 Nov 2026 - 04:20',
      'Min, 22 Nov 2026 - 19:00',
      'Sen, 23 Nov 2026 - 09:00',
      'TPU Pandu',
      'Jl. Pandu No. 32, Bandung',
      'Suami',
      'Ignatius Wijaya',
    ]),
  );
  await expectNoAxeViolations();
});

test('R9 several names of a relationship are shown one per line', async () => {
  const { container } = await render(screenOf());
  const shown = lines(container);
  expect(shown.slice(shown.indexOf('Anak'), shown.indexOf('Anak') + 3)).toEqual([
    'Anak',
    'Yohanes Wijaya',
    'Clara Wijaya',
  ]);
});

test('R242 one chronology has everything from the death to the departure, and marks what is next', async () => {
  const { container, getByRole } = await render(screenOf());
  const shown = lines(container);
  const start = shown.indexOf('Rangkaian acara');
  expect(shown.slice(start, start + 15)).toEqual([
    'Rangkaian acara',
    'Wafat',
    'Jum, 20 Nov 2026 - 04:20',
    'Doa Rosario',
    'Sab, 21 Nov 2026 - 19:00',
    'Misa Requiem',
    'Min, 22 Nov 2026 - 18:00',
    'Tutup peti',
    'Min, 22 Nov 2026 - 19:00',
    'Pemberangkatan',
    'Sen, 23 Nov 2026 - 09:00',
    'Tempat pemakaman',
    'TPU Pandu',
    'Jl. Pandu No. 32, Bandung',
    'Petunjuk arah',
  ]);
  const current = getByRole('listitem')
    .elements()
    .filter((item) => item.ariaCurrent === 'step');
  expect(current.map((item) => item.textContent)).toEqual(['Doa RosarioSab, 21 Nov 2026 - 19:00']);
});

test('R241 after the departure the page says so', async () => {
  const { getByText, rerender } = await render(screenOf());
  expect(getByText('Sudah diberangkatkan').elements()).toEqual([]);
  await rerender(screenOf({}, { now: Date.parse('2026-11-23T09:00:00+07:00') }));
  await expect.element(getByText('Sudah diberangkatkan')).toBeVisible();
});

test('the place of burial is shown before the departure is known', async () => {
  const { getByText } = await render(screenOf({ burialTime: null }));
  await expect.element(getByText('TPU Pandu')).toBeVisible();
});

test('R9 missing events and families have the exact required texts', async () => {
  const { getByText } = await render(screenOf({ events: [], families: [] }));
  await expect
    .element(
      getByText('Kami belum mendapatkan informasi Acara dari pihak keluarga', { exact: true }),
    )
    .toBeVisible();
  await expect
    .element(getByText('Kami belum mendapatkan informasi dari pihak keluarga', { exact: true }))
    .toBeVisible();
});

test.each([
  [1, true],
  [3, true],
  [4, false],
  [12, false],
  [null, false],
])('the funeral house with the id %s accepts flowers: %s', async (id, isOffered) => {
  const { getByRole } = await render(screenOf({ funeralHouse: { ...person.funeralHouse, id } }));
  await expect
    .element(getByRole('link', { name: 'Kirim ucapan' }))
    .toHaveAttribute('href', '/order/ucapan?personid=7');
  expect(
    getByRole('link', { name: 'Kirim bunga' })
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(isOffered ? ['/order/bunga?personid=7'] : []);
});

test.each([
  [3, 0],
  [4, 1],
  [null, 1],
])(
  'R290 for the funeral house %s, the page says that no boards are delivered: %i',
  async (id, count) => {
    const { getByText, getByRole } = await render(
      screenOf({ funeralHouse: { ...person.funeralHouse, id } }),
    );
    await expect.element(getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
    expect(getByText('Bunga papan belum tersedia untuk rumah duka ini.').elements()).toHaveLength(
      count,
    );
  },
);

test('R732 in high contrast, the chronology shows what is past, next and ahead', async () => {
  await inForcedColors(async () => {
    const { container } = await render(screenOf());
    const next = container.querySelector('[aria-current]');
    const dotOf = (entry: Element | null | undefined) =>
      entry && getComputedStyle(entry, '::after').backgroundColor;
    const dots = [next?.previousElementSibling, next, next?.nextElementSibling].map(dotOf);
    expect(new Set(dots).size).toBe(3);
  });
});

test('R242 facts that are all unknown leave one section', async () => {
  const nothing = { name: null, address: null };
  const { container, getByRole } = await render(
    screenOf({
      age: null,
      room: null,
      deathTime: null,
      funeralTime: null,
      burialTime: null,
      funeralHouse: { id: null, ...nothing },
      burialPlace: nothing,
      events: [],
      families: [],
    }),
  );
  expect(lines(container)).not.toContain('Ruang');
  expect(
    getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Rumah duka belum diketahui', 'Acara dan keluarga']);
  await expectNoAxeViolations();
});

test('R100 long names and rooms do not overflow at 320 px', async () => {
  await page.viewport(320, 640);
  await render(
    screenOf({
      name: 'Prof. Dr. dr. Raden Ajeng Maria Magdalena Kusumawardhani Hadiningrat-Wijayakusuma, Sp.PD-KGEH, M.Kes.',
      room: 'RuangSerbagunaBougenvilleLantaiTigaSayapTimurTanpaSpasiSamaSekali',
    }),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.viewport(360, 740);
});

test('R12 without the Web Share API, the page is shared by WhatsApp or by its link', async () => {
  const { getByRole } = await render(screenOf());
  const link = getByRole('link', { name: 'Bagikan ke WhatsApp' });
  await expect.element(link).toHaveAttribute('href', 'https://wa.me/?text=x');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(getByRole('button', { name: 'Salin tautan' })).toBeVisible();
});

test('with the Web Share API, the share button calls onShare', async () => {
  const onShare = vi.fn();
  const { getByRole } = await render(screenOf({}, { share: { ...share, onShare } }));
  await getByRole('button', { name: 'Bagikan' }).click();
  expect(onShare).toHaveBeenCalledTimes(1);
});

test('R10 a person who is no longer listed has a link to the list', async () => {
  const { getByRole, getByText } = await render(
    <PersonScreen
      person={{ type: 'failed', code: 'notFound', isRetrying: false, onRetry: vi.fn() }}
      share={share}
      report={report}
      now={NOW}
    />,
  );
  await expect.element(getByText('Info duka ini sudah tidak ditampilkan.')).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Kembali ke Info Duka' }))
    .toHaveAttribute('href', '/duka');
  expect(getByRole('button', { name: 'Coba lagi' }).elements()).toEqual([]);
});

test('a person who failed to load can be retried', async () => {
  const onRetry = vi.fn();
  const { getByRole } = await render(
    <PersonScreen
      person={{ type: 'failed', code: 'offline', isRetrying: false, onRetry }}
      share={share}
      report={report}
      now={NOW}
    />,
  );
  await getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations();
});

test.each([360, 1280])(
  'the title stays in its place when the page is loaded at %i px',
  async (width) => {
    await page.viewport(width, 740);
    try {
      const { container, rerender } = await render(screenOf({}, { person: { type: 'loading' } }));
      const portraitTop = () =>
        container.querySelector('main svg, main img')?.getBoundingClientRect().top;
      const top = portraitTop();
      await rerender(screenOf());
      expect(portraitTop()).toBe(top);
    } finally {
      await page.viewport(360, 740);
    }
  },
);

test('a loading page is announced', async () => {
  const { getByText } = await render(
    <PersonScreen person={{ type: 'loading' }} share={share} report={report} now={NOW} />,
  );
  await expect.element(getByText('Memuat info duka…')).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('R201 the next event, the place and the ways to go there are in the first window of a phone', async () => {
  const { getByRole } = await render(screenOf());
  const essentials = getByRole('region', { name: 'Acara dan tempat' });
  await expect.element(essentials).toBeVisible();
  expect(lines(essentials.element())).toEqual([
    'Acara berikutnya',
    'Doa Rosario',
    'Sab, 21 Nov 2026 - 19:00',
    'Rumah Duka Nana Rohana',
    'Ruang Melati 2',
    'Jl. Nana Rohana No. 37, Bandung',
    'Petunjuk arah',
    'Tambahkan ke kalender',
    'Bagikan ke WhatsApp',
    'Salin tautan',
  ]);
  const orders = getByRole('link', { name: 'Kirim ucapan' }).element().getBoundingClientRect();
  expect(essentials.element().getBoundingClientRect().bottom).toBeLessThan(orders.top);
  expect(orders.bottom).toBeLessThan(window.innerHeight);
});

test('R201 the way there opens the map, and the calendar file has the next event', async () => {
  const { getByRole } = await render(screenOf());
  const essentials = getByRole('region', { name: 'Acara dan tempat' });
  const way = essentials.getByRole('link', { name: 'Petunjuk arah' });
  await expect
    .element(way)
    .toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Rumah%20Duka%20Nana%20Rohana%2C%20Jl.%20Nana%20Rohana%20No.%2037%2C%20Bandung',
    );
  await expect.element(way).toHaveAttribute('rel', 'noopener noreferrer');
  const calendar = getByRole('link', { name: 'Tambahkan ke kalender' });
  await expect.element(calendar).toHaveAttribute('download', 'Doa Rosario.ics');
  const file = decodeURIComponent(calendar.element().getAttribute('href') ?? '');
  expect(file).toContain('DTSTART;TZID=Asia/Jakarta:20261121T190000\r\n');
  expect(file).toContain('SUMMARY:Doa Rosario: Maria Theresia Wijaya\r\n');
});

test('R201 after all events, there is no next event and no calendar file', async () => {
  const { getByRole, getByText } = await render(
    screenOf({}, { now: Date.parse('2026-11-23T10:00:00+07:00') }),
  );
  await expect.element(getByText('Rumah Duka Nana Rohana')).toBeVisible();
  expect(getByText('Acara berikutnya').elements()).toEqual([]);
  expect(getByRole('link', { name: 'Tambahkan ke kalender' }).elements()).toEqual([]);
});
