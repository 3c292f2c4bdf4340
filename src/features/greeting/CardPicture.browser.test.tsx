import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardPicture } from './CardPicture.tsx';

test('a card that was drawn again is shown after the one before it could not be loaded', async () => {
  const screen = await render(<CardPicture url="data:image/png," alt="Kartu" />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.rerender(
    <CardPicture url="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" alt="Kartu" />,
  );
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
