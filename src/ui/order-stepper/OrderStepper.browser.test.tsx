import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { OrderStepper } from './OrderStepper.tsx';

it('marks the current step and links only to steps that are done', async () => {
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

it('shows the link to a previous step on phones while it has the focus', async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <OrderStepper
      label="Langkah pesanan"
      progress="Langkah 2 dari 2"
      doneLabel="selesai"
      steps={[
        { key: 'a', label: 'Ucapan', state: 'done', href: '#a' },
        { key: 'b', label: 'Desain', state: 'current' },
      ]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Ucapan selesai' }).element() as HTMLElement;
  expect(link.offsetHeight).toBe(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  expect(link.offsetHeight).toBeGreaterThanOrEqual(48);
  expect(getComputedStyle(link).clipPath).toBe('none');
  link.blur();
  expect(link.offsetHeight).toBe(1);
});

it('shows all steps in one row from 768 px on', async () => {
  await page.viewport(768, 740);
  const screen = await render(
    <div style={{ inlineSize: '40rem' }}>
      <OrderStepper
        label="Langkah pesanan"
        progress="Langkah 5 dari 6"
        doneLabel="selesai"
        steps={['Ucapan', 'Template', 'Paket', 'Ringkasan', 'Pembayaran', 'Konfirmasi'].map(
          (label, index) => ({
            key: label,
            label,
            state: index < 4 ? 'done' : index === 4 ? 'current' : 'ahead',
          }),
        )}
      />
    </div>,
  );
  const tops = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await page.viewport(360, 740);
});

it('shows the names of six steps in one line each on a tablet', async () => {
  await page.viewport(768, 1024);
  const names = ['Florist', 'Bunga papan', 'Tulisan', 'Ringkasan', 'Pembayaran', 'Konfirmasi'];
  const screen = await render(
    <div style={{ inlineSize: '720px' }}>
      <OrderStepper
        label="Langkah pesanan"
        progress="Langkah 2 dari 6"
        doneLabel="selesai"
        steps={names.map((label, index) => ({
          key: label,
          label,
          state: index === 1 ? 'current' : 'ahead',
        }))}
      />
    </div>,
  );
  const heights = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[class*="label"]')?.getBoundingClientRect().height);
  expect(new Set(heights).size).toBe(1);
  await page.viewport(360, 740);
});
