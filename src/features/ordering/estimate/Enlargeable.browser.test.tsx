import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Enlargeable } from './Enlargeable.tsx';
import '../../../ui/styles/global.css';

test('R822 Escape closes an enlarged picture, which has nothing to lose', async () => {
  const screen = await render(
    <Enlargeable medium="kartu" title="Kartu Anda">
      <p>Gambar</p>
    </Enlargeable>,
  );
  await screen.getByRole('button').click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
