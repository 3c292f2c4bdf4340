import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OrderStepper } from './OrderStepper.tsx';

it('marks where one stands and leads back only to what is done', async () => {
  const screen = await render(
    <OrderStepper
      label="Langkah pesanan"
      progress="Langkah 2 dari 3"
      doneLabel="selesai"
      steps={[
        { key: 'a', label: 'Ucapan', state: 'done', href: '#a' },
        { key: 'b', label: 'Desain', state: 'current', href: '#b' },
        { key: 'c', label: 'Paket', state: 'ahead', href: '#c' },
      ]}
    />,
  );
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#a']);
  await expect.element(screen.getByRole('link', { name: 'Ucapan selesai' })).toBeInTheDocument();
  await expect.element(screen.getByText('Langkah 2 dari 3')).toBeInTheDocument();
});
