import { PLATE_COLORS, placeLogo } from '@dukacita/shared/placeLogo';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { newOrder } from '../../machines/testing/scriptedOrder.ts';
import { templatesOf } from '../../testing/fixtures/greetings.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import {
  openGreeting,
  picture,
  templatesFor,
  toTemplates,
  type Opened,
  write,
} from './testing/openGreeting.tsx';

const estimate = ({ main }: Opened) => main.getByRole('figure');
const lines = (opened: Opened) =>
  [...estimate(opened).element().querySelectorAll('text')].map(({ textContent }) => textContent);

test('R36 updates the card while the buyer types, and marks it as an estimate', async () => {
  const opened = await openGreeting();
  await toTemplates(opened);
  await expect.element(estimate(opened)).toHaveTextContent(/Perkiraan/);
  await expect
    .poll(() => lines(opened))
    .toEqual(['TURUT BERDUKACITA', 'Maria Theresia Wijaya', 'Sari Lestari']);
  await opened.main.getByRole('button', { name: 'Ubah tulisan' }).click();
  await opened.main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  await opened.main.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan');
  await expect.poll(() => lines(opened)).toContain('Selamat jalan');
});

test('centres a line again once the extended file of its font is loaded', async () => {
  const opened = await openGreeting();
  await toTemplates(opened);
  await opened.main.getByRole('button', { name: 'Ubah tulisan' }).click();
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
  const extendedFaces = () =>
    [...document.fonts].filter(
      ({ family, unicodeRange }) => family.includes('Lora') && !unicodeRange.startsWith('U+0-'),
    );
  await expect.poll(() => extendedFaces().map(({ status }) => status)).toContain('loaded');
  await expect.poll(middle).toBe(Math.round(x + width / 2));
});

test('shows the texts over the background picture of the template', async () => {
  const background = `${picture}#ground`;
  const [wire] = templatesOf('F');
  const opened = await openGreeting({
    templates: [
      () =>
        Promise.resolve([
          {
            id: 101,
            title: 'Zaitun',
            faiths: [],
            imageUrl: picture,
            groundUrl: background,
            layout: wire?.layout ?? null,
          },
        ]),
    ],
  });
  await toTemplates(opened);
  await expect
    .element(opened.main.getByRole('img', { name: 'Perkiraan kartu untuk Maria Theresia Wijaya' }))
    .toHaveAttribute('src', background);
});

test.each([
  ['#fdf8ee', 'rgb(34, 48, 47)'],
  ['#22302f', 'rgb(244, 240, 234)'],
])(
  'makes texts of colour %s readable before the background is loaded',
  async (color, background) => {
    const [wire] = templatesOf('F');
    const layout = wire?.layout && {
      ...wire.layout,
      texts: wire.layout.texts.map((text) => ({ ...text, color })),
    };
    const opened = await openGreeting({
      templates: [
        () =>
          Promise.resolve([
            { id: 101, title: 'Senja', faiths: [], imageUrl: picture, layout: layout ?? null },
          ]),
      ],
    });
    await toTemplates(opened);
    const frame = opened.main
      .getByRole('img', { name: /^Perkiraan kartu/ })
      .element().parentElement;
    expect(getComputedStyle(frame ?? document.body).backgroundColor).toBe(background);
  },
);

test('R99 R568 R585 warns while a text does not fit the template: its field, or the card beside the templates', async () => {
  const opened = await openGreeting();
  const { main } = opened;
  await toTemplates(opened);
  const words = main.getByRole('button', { name: 'Ubah tulisan' });
  await words.click();
  await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  const field = main.getByRole('textbox', { name: 'Isi catatan' });
  const text = 'Kami sekeluarga turut berdukacita sedalam-dalamnya. '.repeat(5);
  await field.fill(text);
  const warning = main.getByText('Catatan belum muat di template ini.', { exact: true });
  await expect.element(field).toHaveAccessibleDescription(/Catatan terlalu panjang\. Kurangi/);
  // R585 The lines without room are on the card, too, and look different.
  const isTooLong = main.getByText('Tulisan merah belum muat', { exact: true });
  await expect.element(isTooLong).toBeVisible();
  const others = ['TURUT BERDUKACITA', 'Maria Theresia Wijaya', 'Sari Lestari'];
  const written = [...estimate(opened).element().querySelectorAll('text')].filter(
    ({ textContent }) => !others.includes(textContent ?? ''),
  );
  expect(written.map(({ textContent }) => textContent).join(' ')).toBe(text.trim());
  await expect.element(warning).not.toBeInTheDocument();
  await expectNoAxeViolations();
  const done = main.getByRole('button', { name: 'Selesai' });
  await done.click();
  await expect.element(warning).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(isTooLong).toBeVisible();
  await expectNoAxeViolations();
  await words.click();
  await field.fill('Turut bersimpati');
  await expect.element(field).not.toHaveAccessibleDescription(/terlalu panjang/);
  await expect.element(isTooLong).not.toBeInTheDocument();
  await done.click();
  await expect.element(warning).not.toBeInTheDocument();
});

test('R522 marks the templates that the words do not fit', async () => {
  const opened = await openGreeting();
  const { main, actor } = opened;
  await toTemplates(opened);
  const templates = main.getByRole('region', { name: 'Pilihan template' }).getByRole('button');
  await expect.element(templates.first()).toBeVisible();
  const marks = () => main.getByText('Belum muat', { exact: true }).elements().length;
  expect(marks()).toBe(0);
  write(
    actor,
    { type: 'note.choose', choice: 'own' },
    { type: 'note.write', text: 'Kami turut berdukacita sedalam-dalamnya. '.repeat(6) },
  );
  await expect.poll(marks).toBe(templates.elements().length);
});

test('R530 another template is advised only if one has room for the text', async () => {
  const [template, ...others] = templatesFor('F');
  const layout = template?.layout;
  if (!template || !layout) throw new Error('The template has no layout.');
  const narrow = {
    ...template,
    layout: {
      ...layout,
      texts: layout.texts.map((text) =>
        text.field === 'message' ? { ...text, box: { ...text.box, width: 120 } } : text,
      ),
    },
  };
  const opened = await openGreeting({ templates: [() => Promise.resolve([narrow, ...others])] });
  const { main } = opened;
  await toTemplates(opened);
  await main.getByRole('button', { name: 'Ubah tulisan' }).click();
  await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  const note = main.getByRole('textbox', { name: 'Isi catatan' });
  await note.fill('Kami turut berdukacita sedalam-dalamnya');
  await expect
    .element(note)
    .toHaveAccessibleDescription(/Catatan terlalu panjang\..* atau pilih template lain\./);
  await note.fill('Kami turut berdukacita sedalam-dalamnya. '.repeat(6));
  await expect
    .element(note)
    .toHaveAccessibleDescription(/Catatan terlalu panjang\. Kurangi kira-kira \d+ karakter\./);
});

test('R600 a text with more lines than the card has room for says how many lines fit', async () => {
  const opened = await openGreeting();
  const { main } = opened;
  await toTemplates(opened);
  await main.getByRole('button', { name: 'Ubah tulisan' }).click();
  await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
  const note = main.getByRole('textbox', { name: 'Isi catatan' });
  await note.fill('Satu\nDua\nTiga\nEmpat\nLima\nEnam');
  await expect
    .element(note)
    .toHaveAccessibleDescription(
      /Catatan terdiri dari 6 baris, sedangkan kartu ini memuat 3\. Gabungkan atau hapus 3 baris\./,
    );
  await note.fill('Satu\nDua\nTiga, empat, lima, enam');
  await expect.element(note).not.toHaveAccessibleDescription(/baris, sedangkan/);
});

test('R601 a press on phones shows the card large', async () => {
  await page.viewport(360, 740);
  const opened = await openGreeting();
  const { main } = opened;
  await toTemplates(opened);
  const enlarge = main.getByRole('button', { name: 'Perbesar kartu' });
  await enlarge.click();
  const dialog = main.getByRole('dialog', { name: 'General · Perkiraan tampilan' });
  const large = dialog.getByRole('img', { name: /^Perkiraan kartu/ });
  await expect.element(large).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(enlarge).toHaveFocus();
});

test('the card says that a text without a field does not fit, also while the words are open', async () => {
  const opened = await openGreeting({
    input: { person: { ...newOrder.person, name: 'Raden Ayu Maria Theresia Wijaya '.repeat(12) } },
  });
  const { main } = opened;
  await toTemplates(opened);
  await main.getByRole('button', { name: 'Ubah tulisan' }).click();
  await expect
    .element(
      main.getByText('Nama almarhum/almarhumah belum muat di template ini.', { exact: true }),
    )
    .toBeVisible();
});

test('R368 shows the plate of the logo, and a logo on it before it is uploaded', async () => {
  const opened = await openGreeting({ uploads: [() => new Promise(() => {})] });
  await toTemplates(opened, 'Logo/Gambar', 4);
  await expect.poll(() => lines(opened)).toContain('Logo Anda');
  await userEvent.upload(
    opened.main.getByLabelText('Logo atau gambar'),
    new File(['x'], 'pt.png', { type: 'image/png' }),
  );
  await expect
    .poll(() => estimate(opened).element().querySelector('image')?.getAttribute('href'))
    .toMatch(/^blob:/);
  expect(lines(opened)).not.toContain('Logo Anda');
  const attributesOf = (name: string) => {
    const element = estimate(opened).element().querySelector(`svg ${name}`);
    return ['x', 'y', 'width', 'height'].map((key) => Number(element?.getAttribute(key)));
  };
  const [wire] = templatesOf('logo');
  if (wire?.layout?.logo === undefined) throw new Error('The template has no box for a logo.');
  const { plate, picture } = placeLogo(wire.layout.logo);
  expect(attributesOf('rect')).toEqual([plate.x, plate.y, plate.width, plate.height]);
  expect(attributesOf('image')).toEqual([picture.x, picture.y, picture.width, picture.height]);
});

test('R399 shows a white logo on a dark plate', async () => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(20, 20, 100, 60);
  const logo = await (await fetch(canvas.toDataURL())).blob();
  const opened = await openGreeting({ uploads: [() => new Promise(() => {})] });
  await toTemplates(opened, 'Logo/Gambar', 4);
  await userEvent.upload(
    opened.main.getByLabelText('Logo atau gambar'),
    new File([logo], 'pt.png', { type: 'image/png' }),
  );
  const plate = () => estimate(opened).element().querySelector('svg rect')?.getAttribute('fill');
  await expect.poll(plate).toBe(PLATE_COLORS.dark.fill);
});

test('shows the sample of the template and the note when the upstream sends no card layout', async () => {
  const opened = await openGreeting({
    templates: [
      () => Promise.resolve([{ id: 1, title: null, faiths: [], imageUrl: picture, layout: null }]),
    ],
  });
  await toTemplates(opened);
  await expect.element(opened.main.getByRole('button', { name: 'Template 1' })).toBeVisible();
  await expect.element(estimate(opened)).toHaveTextContent('Contoh');
  await opened.main.getByRole('button', { name: 'Ubah tulisan' }).click();
  await expect.element(opened.main.getByText('Tertulis di kartu')).toBeVisible();
});
