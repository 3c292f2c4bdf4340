import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { ReportButton, type ReportOptions } from './ReportButton.tsx';

const createProps = () => ({
  submission: { type: 'idle' } as const,
  loadDraft: () => null,
  saveDraft: vi.fn(),
  onSend: vi.fn(),
  onClose: vi.fn(),
});

const open = async (options: Partial<ReportOptions> = {}) => {
  const props = createProps();
  const screen = await render(<ReportButton {...props} {...options} />);
  await screen.getByRole('button', { name: 'Laporkan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Laporkan info duka ini' });
  await expect.element(dialog).toBeVisible();
  return { ...props, props, screen, dialog };
};

test('R196 sends the reason and the words, and thanks', async () => {
  const { screen, dialog, props, onSend, onClose } = await open();
  await expectNoAxeViolations();
  await dialog.getByRole('radio', { name: 'Keluarga tidak ingin ini ditampilkan' }).click();
  await dialog.getByRole('textbox').fill('  Tolong disembunyikan. ');
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    reason: 'privacy',
    text: 'Tolong disembunyikan.',
  });
  await screen.rerender(<ReportButton {...props} submission={{ type: 'sent' }} />);
  await expect
    .element(dialog.getByText('Terima kasih. Kami segera memeriksa info duka ini.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test('R196 asks for the reason before anything is sent', async () => {
  const { dialog, onSend } = await open();
  expect(dialog.element().querySelector(':checked')).toBeNull();
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect.element(dialog.getByText('Pilih dahulu apa yang perlu kami periksa.')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: 'Isinya keliru' })).toHaveFocus();
  await expectNoAxeViolations();
  expect(onSend).not.toHaveBeenCalled();
  await dialog.getByRole('radio', { name: 'Lainnya' }).click();
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ reason: 'other', text: '' });
});

test('R196 keeps the words when sending fails, and says why', async () => {
  const { screen, dialog, props, onSend } = await open();
  await dialog.getByRole('textbox').fill('Tanggalnya keliru.');
  await screen.rerender(
    <ReportButton {...props} submission={{ type: 'failed', code: 'offline' }} />,
  );
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Laporan belum terkirimAnda sedang tidak terhubung ke internet.');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Tanggalnya keliru.');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSend).not.toHaveBeenCalled();
});

test('R196 waits for the answer while it sends', async () => {
  const { screen, dialog, props } = await open();
  await screen.rerender(<ReportButton {...props} submission={{ type: 'sending' }} />);
  await expect.element(dialog).toHaveAttribute('aria-busy', 'true');
  await expect.element(dialog.getByRole('button', { name: 'Batal' })).toBeDisabled();
});

test('R720 keeps every word, and starts with those that were not sent', async () => {
  const { dialog, saveDraft } = await open({
    loadDraft: () => ({ reason: 'fraud', text: 'Nomor rekening' }),
  });
  await expect
    .element(dialog.getByRole('radio', { name: 'Info ini palsu atau menipu' }))
    .toBeChecked();
  await dialog.getByRole('textbox').fill('Nomor rekeningnya palsu.');
  expect(saveDraft).toHaveBeenLastCalledWith({ reason: 'fraud', text: 'Nomor rekeningnya palsu.' });
});

test('R389 says that the form cannot be loaded, and opens it with the next press', async () => {
  let isDown = true;
  const load = () =>
    isDown ? Promise.reject(new Error('no network')) : import('./ReportDialog.tsx');
  const screen = await render(<ReportButton {...createProps()} load={load} />);
  await screen.getByRole('button', { name: 'Laporkan' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Sambungan terputus. Periksa internet Anda, lalu coba lagi.');
  await expectNoAxeViolations();
  isDown = false;
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Laporkan info duka ini' }))
    .toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
