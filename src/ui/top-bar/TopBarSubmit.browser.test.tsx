import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TopBar } from './TopBar.tsx';
import { TopBarSubmit, TopBarSubmitPlace, TopBarSubmitProvider } from './TopBarSubmit.tsx';

function Screen({ onSubmit, withPage }: { onSubmit: () => void; withPage: boolean }) {
  return (
    <TopBarSubmitProvider>
      <TopBar title="Dukacita" end={<TopBarSubmitPlace />} />
      {withPage && <TopBarSubmit label="Lanjut" onSubmit={onSubmit} />}
    </TopBarSubmitProvider>
  );
}

it('shows the action in the top bar while the page is mounted', async () => {
  const submit = vi.fn();
  const screen = await render(<Screen onSubmit={submit} withPage />);
  const button = screen.getByRole('banner').getByRole('button', { name: 'Lanjut' });
  await button.click();
  expect(submit).toHaveBeenCalledTimes(1);
  await screen.rerender(<Screen onSubmit={submit} withPage={false} />);
  await expect.element(button).not.toBeInTheDocument();
});

it('renders nothing without a TopBarSubmitPlace', async () => {
  const screen = await render(<TopBarSubmit label="Lanjut" onSubmit={() => undefined} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
