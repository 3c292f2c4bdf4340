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

it('says what it is for and what is chosen', async () => {
  const screen = await render(<Live />);
  await expect.element(screen.getByRole('combobox', { name: 'Provinsi Pilih provinsi' })).toBeVisible();
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Jawa Tengah' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Provinsi Jawa Tengah' })).toHaveFocus();
});

it('is chosen from by keyboard alone, and Escape leaves things as they were', async () => {
  const screen = await render(<Live />);
  screen.getByRole('combobox').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'Jawa Barat' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Jawa Tengah' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('option', { name: 'Yogyakarta' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Yogyakarta');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'Yogyakarta' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: 'Jawa Tengah' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Yogyakarta');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

it('ties its error to the box', async () => {
  const screen = await render(<Live error="Pilih provinsi lebih dulu." />);
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(screen.getByRole('combobox'))
    .toHaveAccessibleDescription('Pilih provinsi lebih dulu.');
});

it('can be used inside a dialog', async () => {
  const screen = await render(
    <Modal open title="Pilih">
      <Live />
    </Modal>,
  );
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Jawa Barat' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Jawa Barat');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
