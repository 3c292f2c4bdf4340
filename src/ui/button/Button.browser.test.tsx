import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../link/Link.tsx';
import type { LinkProps } from '../link/Link.tsx';
import { Button } from './Button.tsx';

it('calls onClick on a click and on Enter', async () => {
  const press = vi.fn();
  const screen = await render(<Button onClick={press}>Lanjut</Button>);
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

it('ignores a second press while loading, keeps the focus and is marked as busy', async () => {
  const press = vi.fn();
  const screen = await render(<Button onClick={press}>Proses Ucapan</Button>);
  const button = screen.getByRole('button');
  await button.click();
  await screen.rerender(
    <Button onClick={press} loading loadingLabel="Membuat pesanan…">
      Proses Ucapan
    </Button>,
  );
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAccessibleName('Membuat pesanan…');
});

it('does not submit a form while loading', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
      <Button type="submit" loading>
        Simpan
      </Button>
    </form>,
  );
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(submit).not.toHaveBeenCalled();
});

it('renders the link component of the provider when it has an href', async () => {
  const onRender = vi.fn();
  function RouterLink({ href, replace, state, ...rest }: LinkProps) {
    onRender(href, replace, state);
    return <a {...rest} href={`#router${href}`} />;
  }
  const screen = await render(
    <LinkProvider component={RouterLink}>
      <Button href="/duka" replace state={{ city: 0 }}>
        Kembali ke Info Duka
      </Button>
    </LinkProvider>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Kembali ke Info Duka' }))
    .toHaveAttribute('href', '#router/duka');
  expect(onRender).toHaveBeenCalledWith('/duka', true, { city: 0 });
});
