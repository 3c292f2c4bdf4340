import '../styles/global.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../modal/Modal.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: '32', label: 'Jawa Barat' },
  { value: '33', label: 'Jawa Tengah' },
  { value: '34', label: 'Yogyakarta' },
];

function Live({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="Provinsi"
      placeholder="Pilih provinsi"
      error={error}
      value={value}
      onValueChange={setValue}
      options={options}
    />
  );
}

it('has its label as name and shows the chosen option', async () => {
  const screen = await render(<Live />);
  const field = screen.getByRole('combobox', { name: 'Provinsi', exact: true });
  await expect.element(field).toHaveDisplayValue('Pilih provinsi');
  await field.selectOptions('Jawa Tengah');
  await expect.element(field).toHaveDisplayValue('Jawa Tengah');
  expect([...field.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Jawa Barat',
    'Jawa Tengah',
    'Yogyakarta',
  ]);
});

it('can be used with the keyboard alone, and Escape keeps the chosen option', async () => {
  const screen = await render(<Live />);
  const field = screen.getByRole('combobox');
  field.element().focus();
  await userEvent.keyboard('Y');
  await expect.element(field).toHaveDisplayValue('Yogyakarta');
  await userEvent.keyboard('{Enter}{ArrowUp}{Escape}');
  await expect.element(field).toHaveDisplayValue('Yogyakarta');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
  await expect.element(field).toHaveDisplayValue('Jawa Tengah');
  await expect.element(field).toHaveFocus();
});

it('associates its error with the select', async () => {
  const screen = await render(<Live error="Pilih provinsi lebih dulu." />);
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(screen.getByRole('combobox'))
    .toHaveAccessibleDescription('Pilih provinsi lebih dulu.');
});

it('wraps a long option instead of truncating it', async () => {
  const long = 'Kabupaten Kepulauan Siau Tagulandang Biaro';
  const { container } = await render(
    <SelectField
      label="Kota"
      value="x"
      onValueChange={() => {}}
      options={[{ value: 'x', label: long }]}
    />,
  );
  container.style.width = '12rem';
  const field = container.querySelector('select');
  expect(field?.scrollWidth).toBe(field?.clientWidth);
  expect(field?.clientHeight).toBeGreaterThan(60);
});

it('as a row is as high as its select, until it shows an error below', async () => {
  const row = (error?: string) => (
    <SelectField
      label="Kota"
      layout="row"
      value="x"
      onValueChange={() => {}}
      options={[{ value: 'x', label: 'Bandung' }]}
      error={error}
    />
  );
  const screen = await render(row());
  const height = screen.container.firstElementChild?.getBoundingClientRect().height;
  expect(height).toBe(screen.getByRole('combobox').element().getBoundingClientRect().height);
  await screen.rerender(row('Pilih kota.'));
  await expect.element(screen.getByText('Pilih kota.')).toBeVisible();
});

it('can be used inside a modal dialog', async () => {
  const screen = await render(
    <Modal open onBack={undefined} title="Pilih">
      <Live />
    </Modal>,
  );
  await screen.getByRole('combobox').selectOptions('Jawa Barat');
  await expect.element(screen.getByRole('combobox')).toHaveDisplayValue('Jawa Barat');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
