import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { ResumeOrderCard, type ResumeOrderCardProps } from './ResumeOrderCard.tsx';

const open = async (changes: Partial<ResumeOrderCardProps> = {}) => {
  const onDiscard = vi.fn();
  const screen = await render(
    <ResumeOrderCard
      kind={GREETING}
      label="Kartu ucapan"
      personName="Maria Theresia Wijaya"
      href="/order/ucapan"
      status="draft"
      isSettled={false}
      onDiscard={onDiscard}
      {...changes}
    />,
  );
  return { ...screen, onDiscard };
};

test('R18 a saved order can be resumed, or discarded after a confirmation', async () => {
  const { getByRole, getByText, onDiscard } = await open();
  await expect.element(getByText('Kartu ucapan belum selesai')).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Lanjutkan pesanan' }))
    .toHaveAttribute('href', '/order/ucapan');
  await getByRole('button', { name: 'Hapus' }).click();
  const dialog = getByRole('dialog', { name: 'Hapus dari perangkat ini?' });
  await expect.element(dialog).toHaveTextContent(/tidak dapat dikembalikan/);
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  expect(onDiscard).not.toHaveBeenCalled();
  await getByRole('button', { name: 'Hapus' }).click();
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  expect(onDiscard).toHaveBeenCalledOnce();
});

test.each([
  [FLOWERS, 'draft', 'Pesanan bunga papan belum selesai'],
  [FLOWERS, 'unknown', 'Pesanan mungkin sudah dibuat'],
  [GREETING, 'placed', 'Pesanan menunggu pembayaran'],
] as const)(
  'R18 a saved order of kind %i that is %s says what is missing',
  async (kind, status, title) => {
    const { getByText, getByRole } = await open({ kind, status });
    await expect.element(getByText(title)).toBeVisible();
    expect(getByRole('link', { name: 'Lanjutkan pesanan' }).elements()).toHaveLength(1);
  },
);

test('R120 an order that does not wait for its payment is shown, not resumed', async () => {
  const { getByRole } = await open({
    label: 'Kartu ucapan · Lunas · sedang diperiksa',
    href: '/order/orderucapan/confirmpayment',
    status: 'placed',
    isSettled: true,
  });
  await expect
    .element(getByRole('link', { name: 'Lihat pesanan' }))
    .toHaveAttribute('href', '/order/orderucapan/confirmpayment');
  expect(getByRole('link', { name: 'Lanjutkan pesanan' }).elements()).toEqual([]);
});
