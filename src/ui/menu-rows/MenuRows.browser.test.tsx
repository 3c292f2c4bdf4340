import { Bell } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataRows } from '../data-rows/DataRows.tsx';
import { MenuRows } from './MenuRows.tsx';

it('MenuRows renders links, buttons and plain rows', async () => {
  const onSignOut = vi.fn();
  const screen = await render(
    <MenuRows
      label="Menu akun"
      rows={[
        { key: 'a', label: 'Edit', href: '#edit' },
        { key: 'b', label: 'WhatsApp', href: '#wa', external: true },
        { key: 'c', label: 'Kupon', detail: 'Segera hadir' },
        { key: 'd', label: 'Keluar', onSelect: onSignOut, danger: true },
      ]}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '#edit');
  await expect
    .element(screen.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('listitem').elements()[2]?.querySelector('a, button')).toBeNull();
  await screen.getByRole('button', { name: 'Keluar' }).click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

it('MenuRows has no chevron on a button that acts at once, and marks a still link at its end', async () => {
  const screen = await render(
    <MenuRows
      rows={[
        { key: 'a', label: 'Keluar', onSelect: vi.fn(), acts: true },
        { key: 'b', label: 'Pilih', onSelect: vi.fn() },
        { key: 'c', label: 'Keluarga', detail: 'Belum tersedia', href: '#keluarga', still: true },
        { key: 'd', label: 'Kupon', detail: 'Belum tersedia' },
      ]}
    />,
  );
  const chevrons = screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelectorAll('svg').length);
  expect(chevrons).toEqual([0, 1, 1, 0]);
  const [marked, plain] = screen
    .getByText('Belum tersedia')
    .elements()
    .map((mark) => getComputedStyle(mark));
  expect(marked?.backgroundColor).toBe(plain?.backgroundColor);
  await expect
    .element(screen.getByRole('link', { name: 'Keluarga Belum tersedia' }))
    .toHaveAttribute('href', '#keluarga');
});

it('MenuRows ignores a press on a busy or disabled row', async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <MenuRows
      rows={[
        { key: 'a', label: 'Menyalakan…', icon: Bell, onSelect, busy: true },
        { key: 'b', label: 'Batalkan', onSelect, disabled: true },
      ]}
    />,
  );
  const busy = screen.getByRole('button', { name: 'Menyalakan…' });
  await busy.click({ force: true });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('button', { name: 'Batalkan' })).toBeDisabled();
  expect(onSelect).not.toHaveBeenCalled();
});

it('MenuRows renders a control and other content in a row', async () => {
  const screen = await render(
    <MenuRows
      rows={[
        { key: 'a', label: 'Kabar', action: <button type="button">Matikan</button> },
        { key: 'b', content: <input aria-label="Bukti" /> },
      ]}
    />,
  );
  const [first, second] = screen.getByRole('listitem').elements();
  expect(first?.textContent).toBe('KabarMatikan');
  expect(second?.querySelector('input')?.getAttribute('aria-label')).toBe('Bukti');
});

it('DataRows associates every value with its label', async () => {
  const screen = await render(
    <DataRows
      rows={[
        { key: 'bank', label: 'Bank', value: 'Bank Contoh' },
        {
          key: 'number',
          label: 'Nomor rekening',
          value: '123 456',
          strong: true,
          action: <button type="button">Salin</button>,
        },
      ]}
    />,
  );
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Bank', 'Nomor rekening']);
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((fact) => fact.textContent),
  ).toEqual(['Bank Contoh', '123 456', 'Salin']);
});
