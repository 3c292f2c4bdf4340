import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TopBar } from './TopBar.tsx';

it('calls onBack', async () => {
  const back = vi.fn();
  const screen = await render(
    <TopBar title="Dukacita" back={{ label: 'Kembali', onBack: back }} />,
  );
  await screen.getByRole('button', { name: 'Kembali' }).click();
  expect(back).toHaveBeenCalledTimes(1);
});

it('shows the search instead of the title', async () => {
  const screen = await render(
    <TopBar title="Dukacita" search={<input type="search" aria-label="Cari nama" />} />,
  );
  await expect.element(screen.getByRole('searchbox', { name: 'Cari nama' })).toBeVisible();
  await expect.element(screen.getByText('Dukacita')).not.toBeInTheDocument();
});
