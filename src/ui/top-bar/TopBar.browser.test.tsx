import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TopBar } from './TopBar.tsx';

it('goes back and submits', async () => {
  const back = vi.fn();
  const submit = vi.fn();
  const screen = await render(
    <TopBar
      title="Dukacita"
      back={{ label: 'Kembali', onBack: back }}
      submit={{ label: 'Lanjut', onSubmit: submit }}
    />,
  );
  await screen.getByRole('button', { name: 'Kembali' }).click();
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  expect([back.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});

it('submits only once while the first is under way', async () => {
  const submit = vi.fn();
  const screen = await render(
    <TopBar title="Dukacita" submit={{ label: 'Lanjut', onSubmit: submit, loading: true }} />,
  );
  screen
    .getByRole('button', { name: 'Lanjut' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(submit).not.toHaveBeenCalled();
});

it('searches in place of its title', async () => {
  const screen = await render(
    <TopBar title="Dukacita" search={<input type="search" aria-label="Cari nama" />} />,
  );
  await expect.element(screen.getByRole('searchbox', { name: 'Cari nama' })).toBeVisible();
  await expect.element(screen.getByText('Dukacita')).not.toBeInTheDocument();
});
