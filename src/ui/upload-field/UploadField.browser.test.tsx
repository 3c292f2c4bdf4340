import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { UploadField } from './UploadField.tsx';
import type { UploadFieldProps } from './UploadField.tsx';

const labels = {
  choose: 'Pilih gambar',
  replace: 'Ganti gambar',
  remove: 'Hapus gambar',
  cancel: 'Batalkan',
  retry: 'Coba lagi',
  progress: (percent: number | undefined) =>
    percent === undefined ? 'Mengunggah' : `Mengunggah, ${percent} persen`,
  done: 'Sudah terunggah.',
};

function field(props: Partial<UploadFieldProps>) {
  return (
    <UploadField
      label="Logo"
      labels={labels}
      accept="image/png"
      file={undefined}
      onChoose={() => undefined}
      onCancel={() => undefined}
      onRemove={() => undefined}
      {...props}
    />
  );
}

it('reports the chosen file, also when the same file is chosen again', async () => {
  const choose = vi.fn();
  const screen = await render(field({ onChoose: choose }));
  const input = screen.getByLabelText('Logo');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(choose.mock.calls.map(([received]) => (received as File).name)).toEqual([
    'logo.png',
    'logo.png',
  ]);
});

it('opens the file picker from its button', async () => {
  const screen = await render(field({}));
  const onInputClick = vi.fn((event: Event) => event.preventDefault());
  screen.getByLabelText('Logo').element().addEventListener('click', onInputClick);
  await screen.getByRole('button', { name: 'Pilih gambar' }).click();
  expect(onInputClick).toHaveBeenCalledTimes(1);
});

it('describes its low button with what can be chosen', async () => {
  const screen = await render(field({ hint: 'PNG saja.' }));
  const button = screen.getByRole('button', { name: 'Pilih gambar', exact: true });
  await expect.element(button).toHaveAccessibleDescription('PNG saja.');
  await expect.element(button).toHaveTextContent(/PNG saja\.$/);
  expect(button.element().getBoundingClientRect().height).toBeLessThanOrEqual(60);
  await screen.rerender(
    field({
      hint: 'Tunggu sebentar.',
      file: { name: 'logo.png', status: 'uploading' },
    }),
  );
  await expect
    .element(screen.getByLabelText('Logo'))
    .toHaveAccessibleDescription('Tunggu sebentar.');
});

it('as a row says in its button what can be chosen', async () => {
  const choose = vi.fn();
  const screen = await render(field({ layout: 'row', hint: 'PNG saja.', onChoose: choose }));
  const onInputClick = vi.fn((event: Event) => event.preventDefault());
  screen.getByLabelText('Logo').element().addEventListener('click', onInputClick);
  await screen.getByRole('button', { name: 'Pilih gambar PNG saja.' }).click();
  expect(onInputClick).toHaveBeenCalledTimes(1);
  expect(screen.container.textContent.split('PNG saja.')).toHaveLength(2);
});

it('shows the progress of an upload and cancels it', async () => {
  const cancel = vi.fn();
  const screen = await render(
    field({ file: { name: 'logo.png', status: 'uploading', progress: 0.424 }, onCancel: cancel }),
  );
  const bar = screen.getByRole('progressbar', { name: 'Mengunggah, 42 persen' });
  expect((bar.element() as HTMLProgressElement).value).toBeCloseTo(0.424);
  await screen.getByRole('button', { name: 'Batalkan' }).click();
  expect(cancel).toHaveBeenCalledTimes(1);
  await screen.rerender(field({ file: { name: 'logo.png', status: 'uploading' } }));
  expect(
    (screen.getByRole('progressbar', { name: 'Mengunggah' }).element() as HTMLProgressElement)
      .position,
  ).toBe(-1);
});

it('announces a finished upload and removes the file', async () => {
  const remove = vi.fn();
  const screen = await render(
    field({ file: { name: 'logo.png', status: 'done' }, onRemove: remove }),
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sudah terunggah.');
  await screen.getByRole('button', { name: 'Hapus gambar' }).click();
  expect(remove).toHaveBeenCalledTimes(1);
});

it('keeps the file after a failure, shows the error and retries', async () => {
  const retry = vi.fn();
  const screen = await render(
    field({
      file: { name: 'logo.png', status: 'failed' },
      error: 'Unggahan terputus.',
      onRetry: retry,
    }),
  );
  await expect.element(screen.getByText('logo.png')).toBeVisible();
  await expect
    .element(screen.getByLabelText('Logo'))
    .toHaveAccessibleDescription('Unggahan terputus.');
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('keeps the focus in the field when the focused button is removed', async () => {
  const screen = await render(field({}));
  (screen.getByRole('button', { name: 'Pilih gambar' }).element() as HTMLElement).focus();
  await screen.rerender(field({ file: { name: 'logo.png', status: 'uploading' } }));
  await expect.element(screen.getByRole('button', { name: 'Batalkan' })).toHaveFocus();
  await screen.rerender(field({ file: { name: 'logo.png', status: 'done' } }));
  await expect.element(screen.getByRole('button', { name: 'Ganti gambar' })).toHaveFocus();
  await screen.rerender(field({}));
  await expect.element(screen.getByRole('button', { name: 'Pilih gambar' })).toHaveFocus();
});

it('does not take the focus from elsewhere when the upload ends', async () => {
  const screen = await render(field({ file: { name: 'logo.png', status: 'uploading' } }));
  await screen.rerender(field({ file: { name: 'logo.png', status: 'done' } }));
  await expect.element(screen.getByRole('button', { name: 'Hapus gambar' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

it('begins the words of the button that replaces a file where the file begins', async () => {
  const screen = await render(field({ file: { name: 'logo.png', status: 'done' } }));
  const button = screen.getByRole('button', { name: 'Ganti gambar' }).element();
  const words = document.createRange();
  words.selectNodeContents(button);
  const name = screen.getByText('logo.png').element();
  expect(words.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0);
});

it('R534 shows a file as one low row: its name, below it how to replace it, and at its end how to remove it', async () => {
  const screen = await render(
    <div style={{ inlineSize: 328 }}>{field({ file: { name: 'logo.png', status: 'done' } })}</div>,
  );
  const box = (element: Element) => element.getBoundingClientRect();
  const name = box(screen.getByText('logo.png').element());
  const replace = screen.getByRole('button', { name: 'Ganti gambar' }).element();
  const remove = box(screen.getByRole('button', { name: 'Hapus gambar' }).element());
  const row = box(screen.getByLabelText('Logo').element().parentElement!);
  expect(row.height).toBeLessThanOrEqual(76);
  expect(box(replace).left).toBe(name.left);
  expect(box(replace).top).toBeGreaterThanOrEqual(name.bottom);
  expect(remove.height).toBeGreaterThanOrEqual(48);
  expect(row.right - remove.right).toBeLessThan(16);
  // The words are low, but what is pressed is as high as every target.
  const { left, top, bottom } = box(replace);
  expect(document.elementFromPoint(left + 4, (top + bottom) / 2 - 22)).toBe(replace);
  expect(document.elementFromPoint(left + 4, (top + bottom) / 2 + 22)).toBe(replace);
});
