import '../styles/global.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Collapse } from '../collapse/Collapse.tsx';
import { Tabs } from './Tabs.tsx';

function Live() {
  const [value, setValue] = useState<'relasi' | 'permintaan'>('relasi');
  return (
    <Tabs
      label="Keluarga"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'relasi', label: 'Relasi', content: 'Isi relasi' },
        { value: 'permintaan', label: 'Permintaan Relasi', content: 'Isi permintaan' },
      ]}
    />
  );
}

it('Tabs shows one panel at a time, chosen by a press or by arrow keys', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('tab', { name: 'Permintaan Relasi' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Isi permintaan');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Relasi', exact: true })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Isi relasi');
});

it('Tabs changes panels in 300 ms, and at once when motion is reduced', async () => {
  const root = document.documentElement;
  root.dataset['motion'] = 'full';
  const screen = await render(<Live />);
  await screen.getByRole('tab', { name: 'Permintaan Relasi' }).click();
  const style = getComputedStyle(screen.getByRole('tabpanel').element());
  expect(style.animationDuration).toBe('0.3s');
  root.dataset['motion'] = 'reduced';
  expect(style.animationDuration).toBe('0s');
  delete root.dataset['motion'];
});

it('Collapse opens and closes in 300 ms and sets aria-expanded', async () => {
  const root = document.documentElement;
  root.dataset['motion'] = 'full';
  const screen = await render(<Collapse title="Lewat ATM">Masukkan kartu.</Collapse>);
  const button = screen.getByRole('button', { name: 'Lewat ATM' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('Masukkan kartu.')).not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('Masukkan kartu.')).toBeVisible();
  const content = document.getElementById(button.element().getAttribute('aria-controls') ?? '');
  expect(content && getComputedStyle(content).animationDuration).toBe('0.3s');
  await button.click();
  await expect.element(screen.getByText('Masukkan kartu.')).not.toBeInTheDocument();
  delete root.dataset['motion'];
});
