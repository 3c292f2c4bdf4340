import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FailedState } from './FailedState.tsx';

const texts = {
  title: 'Belum dapat dimuat',
  retryLabel: 'Coba lagi',
  retryingLabel: 'Mencoba lagi…',
};

it('announces what happened and what is kept, and calls onRetry', async () => {
  const retry = vi.fn();
  const screen = await render(
    <FailedState {...texts} onRetry={retry}>
      Isian Anda tetap tersimpan.
    </FailedState>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Belum dapat dimuatIsian Anda tetap tersimpan.');
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('ignores a press while a retry is running', async () => {
  const retry = vi.fn();
  const screen = await render(<FailedState {...texts} onRetry={retry} retrying headingLevel={3} />);
  screen
    .getByRole('button', { name: 'Mencoba lagi…' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(retry).not.toHaveBeenCalled();
  await expect
    .element(screen.getByRole('heading', { level: 3, name: 'Belum dapat dimuat' }))
    .toBeInTheDocument();
});
