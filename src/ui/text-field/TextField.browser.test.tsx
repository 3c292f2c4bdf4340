import '../styles/global.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

function Live({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Nama"
      hint="Seperti di kartu identitas."
      error={error}
      counter={{ used: value.length, max: 10, label: `${value.length} dari 10 karakter` }}
      value={value}
      onValueChange={setValue}
    />
  );
}

it('reports typed text and shows and describes its length', async () => {
  const screen = await render(<Live />);
  const box = screen.getByLabelText('Nama');
  await userEvent.fill(box, 'Maria');
  await expect.element(box).toHaveValue('Maria');
  await expect.element(screen.getByText('5/10')).toBeVisible();
  await expect
    .element(box)
    .toHaveAccessibleDescription('Seperti di kartu identitas. 5 dari 10 karakter');
});

it('associates an error with the input and announces it', async () => {
  const screen = await render(<Live />);
  const box = screen.getByLabelText('Nama');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Live error="Nama masih kosong." />);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(box)
    .toHaveAccessibleDescription(
      'Nama masih kosong. Seperti di kartu identitas. 0 dari 10 karakter',
    );
  expect(
    screen
      .getByText('Nama masih kosong.')
      .element()
      .closest('[aria-live]')
      ?.getAttribute('aria-live'),
  ).toBe('polite');
});

it('TextArea grows with its text', async () => {
  function Story() {
    const [value, setValue] = useState('');
    return <TextArea label="Pesan" value={value} rows={2} onValueChange={setValue} />;
  }
  const screen = await render(<Story />);
  const area = screen.getByLabelText('Pesan');
  const before = area.element().clientHeight;
  await userEvent.fill(area, 'satu\ndua\ntiga\nempat\nlima\nenam');
  expect(area.element().clientHeight).toBeGreaterThan(before * 1.8);
  expect(area.element().scrollHeight).toBeLessThanOrEqual(area.element().clientHeight + 1);
});
