import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { LayerContext } from '../layer/useLayer.ts';
import { expectNoAxeViolations } from '../testing/axe.ts';
import '../styles/global.css';
import { SenderField, type SenderFieldProps } from './SenderField.tsx';

const countLines = (name: string) => name.split('\n').filter((line) => line.trim() !== '').length;

const props: Omit<SenderFieldProps, 'onChange'> = {
  sender: '',
  labels: {
    label: 'Nama',
    none: 'Belum ada',
    change: 'Ubah',
    changeLabel: 'Ubah nama',
    dialog: 'Isi nama',
    hint: 'Dua baris.',
    earlier: 'Pernah dipakai',
    save: 'Simpan',
    cancel: 'Batal',
  },
  rule: {
    maxLines: 2,
    isMissing: (name) => countLines(name) === 0,
    validate: (name) =>
      countLines(name) === 0 ? 'Kosong' : countLines(name) > 2 ? 'Terlalu banyak' : undefined,
  },
};

async function open(changes: Partial<SenderFieldProps> = {}) {
  const onChange = vi.fn<(name: string) => void>();
  const screen = await render(<SenderField {...props} {...changes} onChange={onChange} />);
  await screen.getByRole('button', { name: 'Ubah nama' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Isi nama' });
  const box = dialog.getByRole('textbox', { name: 'Nama' });
  await expect.element(box).toBeVisible();
  return { onChange, screen, dialog, box };
}

test('shows that the sender is missing, and requires a name in the dialog', async () => {
  const { screen, dialog, box, onChange } = await open();
  await expect.element(screen.getByText('Belum ada')).toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(box).toHaveAccessibleDescription(/Kosong/);
  await expectNoAxeViolations();
  await userEvent.keyboard('Sari{Enter}Lestari{Enter} dan lain');
  await expect.element(box).toHaveValue('Sari\nLestari dan lain');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  expect(onChange.mock.calls).toEqual([['Sari\nLestari dan lain']]);
  await expect.element(screen.getByRole('button', { name: 'Ubah nama' })).toHaveFocus();
});

test('reports too many pasted lines at once, and discards the input on cancel', async () => {
  const { dialog, box, onChange } = await open();
  await box.fill('Satu\nDua\nTiga');
  await expect.element(box).toHaveAccessibleDescription(/Terlalu banyak/);
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('R280 R605 offers earlier names without the current one, and fills in the one that is pressed', async () => {
  const { dialog, box, onChange } = await open({
    sender: 'Sari',
    earlier: ['Keluarga Besar\nLestari', 'Sari', 'Budi'],
  });
  const earlier = dialog.getByRole('region', { name: 'Pernah dipakai' });
  expect(
    earlier
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Keluarga Besar, Lestari', 'Budi']);
  await expectNoAxeViolations();
  await earlier.getByRole('button', { name: 'Keluarga Besar, Lestari' }).click();
  await expect.element(box).toHaveValue('Keluarga Besar\nLestari');
  await expect.element(box).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  expect(onChange.mock.calls).toEqual([['Keluarga Besar\nLestari']]);
});

test('offers no names when there is none but the current one', async () => {
  const { dialog } = await open({ sender: 'Sari', earlier: ['Sari'] });
  await expect.element(dialog.getByRole('region')).not.toBeInTheDocument();
});

test('R821 going back keeps what is typed, and cancelling discards it', async () => {
  let goBack = () => true;
  const onChange = vi.fn<(name: string) => void>();
  const field = (sender: string) => (
    <LayerContext
      value={(close) => {
        goBack = close;
        return () => {};
      }}
    >
      <SenderField {...props} sender={sender} onChange={onChange} />
    </LayerContext>
  );
  const screen = await render(field('Sari'));
  const change = screen.getByRole('button', { name: 'Ubah nama' });
  const dialog = screen.getByRole('dialog', { name: 'Isi nama' });
  const box = dialog.getByRole('textbox', { name: 'Nama' });
  const typeAndGoBack = async (name: string) => {
    await box.fill(name);
    goBack();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await change.click();
  await typeAndGoBack('Sari dan keluarga');
  expect(onChange).not.toHaveBeenCalled();

  await change.click();
  await expect.element(box).toHaveValue('Sari dan keluarga');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await change.click();
  await expect.element(box).toHaveValue('Sari');

  await typeAndGoBack('Dewi');
  await screen.rerender(field('Rina'));
  await change.click();
  await expect.element(box).toHaveValue('Rina');
});
