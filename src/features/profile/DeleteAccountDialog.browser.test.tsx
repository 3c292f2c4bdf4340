import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import type { Submission } from '../../domain/readState.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const open = async (submission: Submission) => {
  const on = { onDelete: vi.fn(), onClose: vi.fn(), onSignOut: vi.fn() };
  const screen = await render(<DeleteAccountDialog open submission={submission} {...on} />);
  return { ...on, dialog: screen.getByRole('dialog', { name: 'Hapus akun saya?' }) };
};

test('R195 says what is deleted and kept, and deletes only after the answer', async () => {
  const { dialog, onDelete, onClose } = await open({ type: 'idle' });
  await expect.element(dialog.getByRole('heading', { name: 'Yang dihapus' })).toBeVisible();
  await expect.element(dialog.getByText(/^Pesanan dan pembayaran selama 10/)).toBeVisible();
  await expect.element(dialog.getByText(/^Selama masih ada pesanan/)).toBeVisible();
  expect(
    dialog
      .getByRole('list')
      .elements()
      .map((list) => list.childElementCount),
  ).toEqual([4, 2]);
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  expect([onClose.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
  await dialog.getByRole('button', { name: 'Hapus akun' }).click();
  expect(onDelete).toHaveBeenCalledOnce();
});

test('R195 says why an account is not deleted', async () => {
  const { dialog } = await open({ type: 'failed', code: 'accountInUse' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/Masih ada pesanan/);
  await expect.element(dialog.getByRole('button', { name: 'Hapus akun' })).toBeVisible();
});

test('R195 asks for another sign-in when the last one is long ago', async () => {
  const { dialog, onSignOut } = await open({ type: 'failed', code: 'signInRequired' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/masuk kembali/);
  expect(dialog.getByRole('button', { name: 'Hapus akun' }).query()).toBe(null);
  await dialog.getByRole('button', { name: 'Keluar untuk masuk kembali' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('R195 ends the session after the deletion', async () => {
  const { dialog, onSignOut } = await open({ type: 'sent' });
  await expect.element(dialog.getByText(/^Akun Anda sudah dihapus\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
});
