import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import { never, openGreeting, toPreview, toTemplates } from './testing/openGreeting.tsx';

describe('composing', () => {
  test('R30 names the deceased, the default note and the buyer, and offers the five categories', async () => {
    const { main } = await openGreeting();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Kirim ucapan');
    await expect.element(main.getByText('Maria Theresia Wijaya')).toBeVisible();
    await expect.element(main.getByText('Turut Berdukacita')).toBeVisible();
    await expect.element(main.getByText('Sari Lestari')).toBeVisible();
    for (const label of [
      'Ayahanda dari',
      'Ibunda dari',
      'Lainnya (diisi sendiri)',
      'General',
      'Bunga',
      'Religi',
      'Penghormatan/Penghiburan',
      'Logo/Gambar',
    ]) {
      await expect
        .element(main.getByRole('radio', { name: label, exact: true }))
        .toBeInTheDocument();
    }
    await expect.element(main.getByRole('radio', { name: 'General' })).toBeChecked();
    await expectNoAxeViolations();
  });

  test('a note is read as it will stand on the card', async () => {
    const { main, actor } = await openGreeting();
    await main.getByRole('radio', { name: 'Ibunda dari' }).click();
    await main.getByRole('textbox', { name: 'Ibunda dari' }).fill('Bapak Budi');
    await expect.element(main.getByText('Ibunda dari Bapak Budi')).toBeVisible();
    expect(actor.getSnapshot().context.note).toEqual({ choice: 'mother', text: 'Bapak Budi' });
  });

  test('a note of one’s own that is not yet written is not quoted', async () => {
    const { main } = await openGreeting();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    await expect
      .element(main.getByText('Tertulis di kartu', { exact: true }))
      .not.toBeInTheDocument();
    await main.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan');
    await expect.element(main.getByText('Tertulis di kartu', { exact: true })).toBeVisible();
  });

  test.each([
    ['General', 3, 'F'],
    ['Bunga', 1, 'D'],
    ['Religi', 2, 'E'],
    ['Penghormatan/Penghiburan', 5, 'quotes'],
    ['Logo/Gambar', 4, 'logo'],
  ] as const)('the category %s leads to the templates of its group', async (label, mode, group) => {
    const opened = await openGreeting();
    await toTemplates(opened, label, mode);
    expect(opened.asked.groups).toEqual([group]);
    expect(opened.actor.getSnapshot().context.mode).toBe(mode);
  });

  test('coming back and going on in the same category asks for nothing again', async () => {
    const opened = await openGreeting();
    await toTemplates(opened);
    opened.actor.send({ type: 'address.visit', step: 'compose' });
    await toTemplates(opened);
    expect(opened.asked.groups).toEqual(['F']);
  });
});

describe('the sender', () => {
  test('R32 is changed in a dialog that holds two lines', async () => {
    const { main, screen, actor } = await openGreeting();
    await main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    const dialog = screen.getByRole('dialog', {
      name: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
    });
    const box = dialog.getByRole('textbox', { name: 'Nama pengirim' });
    await expect.element(box).toHaveFocus();
    await box.clear();
    await userEvent.keyboard('Keluarga Besar{Enter}Lestari{Enter} dan Rekan');
    await expect.element(box).toHaveValue('Keluarga Besar\nLestari dan Rekan');
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.sender).toBe('Keluarga Besar\nLestari dan Rekan');
    await expect.element(main.getByRole('button', { name: 'Ubah nama pengirim' })).toHaveFocus();
  });

  test.each([
    ['a\nb\nc', 'Paling banyak 2 baris'],
    ['  \n ', 'Nama pengirim belum diisi'],
  ])('%j is not saved, and the dialog says why', async (name, reason) => {
    const { main, screen, actor } = await openGreeting();
    await main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    await screen.getByRole('textbox', { name: 'Nama pengirim' }).fill(name);
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Nama pengirim' }))
      .toHaveAccessibleDescription(new RegExp(reason));
    expect(actor.getSnapshot().context.sender).toBe('Sari Lestari');
  });

  test('stays as it was when the dialog is cancelled', async () => {
    const { main, screen, actor } = await openGreeting();
    await main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    await screen.getByRole('textbox', { name: 'Nama pengirim' }).fill('Orang lain');
    await screen.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
    expect(actor.getSnapshot().context.sender).toBe('Sari Lestari');
  });
});

describe('the templates', () => {
  test('are pictures with their titles, under the words of the card', async () => {
    const opened = await openGreeting();
    await toTemplates(opened);
    await expect
      .element(opened.main.getByRole('img', { name: 'Ranting zaitun di atas kertas' }))
      .toBeVisible();
    await expect.element(opened.main.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('that are on their way are skeletons, and the words can be written meanwhile', async () => {
    const { main, actor } = await openGreeting({ templates: [() => never] });
    await main.getByRole('button', { name: 'Pilih template' }).click();
    await expect.element(main.getByText('Memuat template…')).toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Lihat pratinjau' })).toBeDisabled();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    await main.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan');
    expect(actor.getSnapshot().context.note).toEqual({ choice: 'own', text: 'Selamat jalan' });
  });

  test('that do not come say why, what is kept, and can be asked for again', async () => {
    const { main } = await openGreeting({
      templates: [() => Promise.reject(new AppError('offline')), () => never],
    });
    await main.getByRole('button', { name: 'Pilih template' }).click();
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(/tidak terhubung ke internet.*tetap tersimpan/);
    await expectNoAxeViolations();
    await main.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(main.getByText('Memuat template…')).toBeInTheDocument();
  });

  test('that do not come say the same reason while the words are changed', async () => {
    const { main } = await openGreeting({
      templates: [() => Promise.reject(new AppError('offline'))],
    });
    await main.getByRole('button', { name: 'Pilih template' }).click();
    await main.getByRole('radio', { name: 'Ayahanda dari' }).click();
    await expect.element(main.getByRole('textbox', { name: 'Ayahanda dari' })).toBeVisible();
    await expect.element(main.getByRole('alert')).toHaveTextContent(/tidak terhubung ke internet/);
  });

  test.each([
    ['are on their way', () => never],
    ['do not come', () => Promise.reject(new AppError('offline'))],
  ])('that %s let no file be chosen yet, for it would not be sent', async (_, answer) => {
    const { main } = await openGreeting({ templates: [answer] });
    await main.getByRole('radio', { name: 'Logo/Gambar' }).click();
    await main.getByRole('button', { name: 'Pilih template' }).click();
    await expect.element(main.getByRole('button', { name: 'Pilih gambar' })).toBeDisabled();
  });

  test('of a category that has none lead to another category', async () => {
    const { main } = await openGreeting({ templates: [() => Promise.resolve([])] });
    await main.getByRole('button', { name: 'Pilih template' }).click();
    await expect.element(main.getByText(/Belum ada template/)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Lihat pratinjau' })).toBeDisabled();
  });

  test('of another category are one choice away', async () => {
    const opened = await openGreeting();
    await toTemplates(opened);
    await opened.main.getByRole('combobox', { name: 'Kategori' }).selectOptions('Religi');
    await expect.element(opened.main.getByRole('button', { name: 'Teratai' })).toBeVisible();
    expect(opened.asked.groups).toEqual(['F', 'E']);
  });

  test('R31 a note that was begun must be ended first; its field says so and takes the focus', async () => {
    const opened = await openGreeting();
    const { main, asked } = opened;
    await main.getByRole('radio', { name: 'Ayahanda dari' }).click();
    await toPreview(opened);
    const field = main.getByRole('textbox', { name: 'Ayahanda dari' });
    await expect.element(field).toHaveAccessibleDescription(/Lengkapi dahulu catatan Anda/);
    await expect.element(field).toHaveFocus();
    expect(asked.previews).toEqual([]);
    await field.fill('Bapak Budi');
    await expect.element(field).not.toHaveAccessibleDescription(/Lengkapi dahulu/);
  });

  test('need a sender, who is asked for where the name stands', async () => {
    const opened = await openGreeting({
      input: {
        buyer: {
          id: 12,
          username: 'sari',
          name: null,
          email: null,
          gender: null,
          pictureUrl: null,
        },
      },
    });
    await toPreview(opened);
    await expect
      .element(opened.main.getByText('Isi nama pengirim dahulu, paling banyak 2 baris.'))
      .toBeVisible();
    await expect
      .element(opened.main.getByRole('button', { name: 'Ubah nama pengirim' }))
      .toHaveFocus();
  });
});

describe('a quote', () => {
  test('R34 has a heading, a message and a foot; without a message nothing is drawn', async () => {
    const opened = await openGreeting();
    const { main, asked, actor } = opened;
    await toTemplates(opened, 'Penghormatan/Penghiburan', 5);
    await expect
      .element(main.getByRole('textbox', { name: 'Judul' }))
      .toHaveValue('Mengenang Maria Theresia Wijaya');
    await expect
      .element(main.getByRole('textbox', { name: 'Penutup' }))
      .toHaveValue('Sari Lestari');
    await main.getByRole('button', { name: 'Kutipan senja' }).click();
    const message = main.getByRole('textbox', { name: 'Pesan' });
    await expect.element(message).toHaveAccessibleDescription(/Tuliskan dahulu pesan Anda/);
    await expect.element(message).toHaveFocus();
    expect(asked.previews).toEqual([]);
    await expectNoAxeViolations();
    await message.fill('Kasih tidak berkesudahan.');
    await main.getByRole('button', { name: 'Kutipan senja' }).click();
    expect(asked.previews[0]?.quotes.message).toBe('Kasih tidak berkesudahan.');
    expect(actor.getSnapshot().context.templateId).toBe(403);
  });
});
