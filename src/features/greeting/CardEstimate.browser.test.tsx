import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { templatesOf } from '../../testing/fixtures/greetings.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import { openGreeting, picture, toTemplates, type Opened } from './testing/openGreeting.tsx';

const estimate = ({ main }: Opened) => main.getByRole('figure');
const lines = (opened: Opened) =>
  [...estimate(opened).element().querySelectorAll('text')].map(({ textContent }) => textContent);

test('R36 the card is set while it is written, and marked as an estimate', async () => {
  const opened = await openGreeting();
  await toTemplates(opened);
  await expect.element(estimate(opened)).toHaveTextContent(/Perkiraan/);
  await expect
    .poll(() => lines(opened))
    .toEqual(['TURUT BERDUKACITA', 'Maria Theresia Wijaya', 'Sari Lestari']);
  await opened.main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  await opened.main.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan');
  expect(lines(opened)).toContain('Selamat jalan');
});

test('a line of letters from the second file of its font is in the middle once the file has come', async () => {
  const opened = await openGreeting();
  await toTemplates(opened);
  await opened.main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  await opened.main.getByRole('textbox', { name: 'Isi catatan' }).fill('ŁŁŁŁŁŁŁŁŁŁ');
  const [wire] = templatesOf('F');
  const { x, width } = wire?.layout?.texts.find(({ field }) => field === 'message')?.box ?? {
    x: 0,
    width: 0,
  };
  const middle = () => {
    const line = [...estimate(opened).element().querySelectorAll('text')].find(({ textContent }) =>
      textContent?.startsWith('ŁŁ'),
    );
    const box = line?.getBBox();
    return box && Math.round(box.x + box.width / 2);
  };
  const secondFiles = () =>
    [...document.fonts].filter(
      ({ family, unicodeRange }) => family.includes('Lora') && !unicodeRange.startsWith('U+0-'),
    );
  await expect.poll(() => secondFiles().map(({ status }) => status)).toContain('loaded');
  await expect.poll(middle).toBe(Math.round(x + width / 2));
});

test('it is set over the picture without words', async () => {
  const ground = `${picture}#ground`;
  const [wire] = templatesOf('F');
  const opened = await openGreeting({
    templates: [
      () =>
        Promise.resolve([
          {
            id: 101,
            title: 'Zaitun',
            imageUrl: picture,
            groundUrl: ground,
            layout: wire?.layout ?? null,
          },
        ]),
    ],
  });
  await toTemplates(opened);
  await expect
    .element(opened.main.getByRole('img', { name: 'Perkiraan kartu untuk Maria Theresia Wijaya' }))
    .toHaveAttribute('src', ground);
});

test.each([
  ['#fdf8ee', 'rgb(34, 48, 47)'],
  ['#22302f', 'rgb(244, 240, 234)'],
])('words of colour %s can be read before their ground has come', async (color, ground) => {
  const [wire] = templatesOf('F');
  const layout = wire?.layout && {
    ...wire.layout,
    texts: wire.layout.texts.map((text) => ({ ...text, color })),
  };
  const opened = await openGreeting({
    templates: [
      () =>
        Promise.resolve([{ id: 101, title: 'Senja', imageUrl: picture, layout: layout ?? null }]),
    ],
  });
  await toTemplates(opened);
  const frame = opened.main.getByRole('img', { name: /^Perkiraan kartu/ }).element().parentElement;
  expect(getComputedStyle(frame ?? document.body).backgroundColor).toBe(ground);
});

test('R99 what does not fit is told before it is paid for, and no longer once it is shorter', async () => {
  const opened = await openGreeting();
  const { main } = opened;
  await toTemplates(opened);
  await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  const field = main.getByRole('textbox', { name: 'Isi catatan' });
  await field.fill('Kami sekeluarga turut berdukacita sedalam-dalamnya. '.repeat(5));
  const warning = main.getByText(/Belum muat di template ini: tulisan Anda\./);
  await expect.element(warning).toBeVisible();
  await expectNoAxeViolations();
  await field.fill('Turut bersimpati');
  await expect.element(warning).not.toBeInTheDocument();
});

test('a logo stands in its place before the server has it', async () => {
  const opened = await openGreeting({ uploads: [() => new Promise(() => {})] });
  await toTemplates(opened, 'Logo/Gambar', 4);
  await userEvent.upload(
    opened.main.getByLabelText('Logo atau gambar'),
    new File(['x'], 'pt.png', { type: 'image/png' }),
  );
  await expect
    .poll(() => estimate(opened).element().querySelector('image')?.getAttribute('href'))
    .toMatch(/^blob:/);
});

test('where the upstream tells no layout, there is no estimate, and the note is read back instead', async () => {
  const opened = await openGreeting({
    templates: [() => Promise.resolve([{ id: 1, title: null, imageUrl: picture, layout: null }])],
  });
  await toTemplates(opened);
  await expect.element(opened.main.getByRole('img', { name: 'Template 1' })).toBeVisible();
  await expect.element(estimate(opened)).not.toBeInTheDocument();
  await expect.element(opened.main.getByText('Tertulis di kartu')).toBeVisible();
});
