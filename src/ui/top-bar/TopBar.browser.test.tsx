import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TopBar } from './TopBar.tsx';

it('calls onBack and onSubmit', async () => {
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

it('ignores a press on submit while loading', async () => {
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

it('shows the search instead of the title', async () => {
  const screen = await render(
    <TopBar title="Dukacita" search={<input type="search" aria-label="Cari nama" />} />,
  );
  await expect.element(screen.getByRole('searchbox', { name: 'Cari nama' })).toBeVisible();
  await expect.element(screen.getByText('Dukacita')).not.toBeInTheDocument();
});
