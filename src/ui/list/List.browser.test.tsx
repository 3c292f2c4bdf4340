import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Notice } from '../notice/Notice.tsx';
import { PriceLines } from '../price-lines/PriceLines.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { List, ListSkeleton } from './List.tsx';

it('List keeps the role of a list although it has no bullets', async () => {
  const screen = await render(
    <List label="Info duka">
      <li>Hendra</li>
      <li>Maria</li>
    </List>,
  );
  await expect
    .element(screen.getByRole('list', { name: 'Info duka' }))
    .toHaveAttribute('role', 'list');
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

it('ListSkeleton announces once that it is loading, for any number of skeletons', async () => {
  const screen = await render(
    <ListSkeleton label="Memuat info duka" count={4}>
      <Skeleton lines={2} />
    </ListSkeleton>,
  );
  const status = screen.getByRole('status');
  await expect.element(status).toHaveAttribute('aria-busy', 'true');
  expect(status.element().textContent).toBe('Memuat info duka');
  expect(status.element().querySelector('[aria-hidden]')?.children).toHaveLength(4);
});

it('PriceLines associates every amount with its label', async () => {
  const screen = await render(
    <PriceLines
      lines={[
        {
          label: 'Basic Ucapan',
          amount: 'Rp 90.000',
          before: { amount: 'Rp 100.000', label: 'Harga semula' },
        },
      ]}
      total={{ label: 'Total', amount: 'Rp 90.000' }}
    />,
  );
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Basic Ucapan', 'Total']);
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((amount) => amount.textContent),
  ).toEqual(['Harga semula Rp 100.000Rp 90.000', 'Rp 90.000']);
  expect(screen.container.querySelector('s')?.textContent).toBe('Harga semula Rp 100.000');
});

it.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('Notice with live="%s" has the role %s', async (live, role) => {
  const screen = await render(
    <Notice live={live} tone="danger" title="Gagal">
      User not found
    </Notice>,
  );
  await expect.element(screen.getByRole(role)).toHaveTextContent('GagalUser not found');
});
