import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { Button } from '../button/Button.tsx';
import { StickyActions } from '../sticky-actions/StickyActions.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './useToast.ts';

function ToastButton({ onUndo }: { onUndo?: () => void }) {
  const show = useToast();
  return (
    <Button
      onClick={() =>
        show({
          text: 'Profil tersimpan',
          tone: 'success',
          ...(onUndo && {
            action: { label: 'Urungkan', altText: 'Ubah lagi di profil', onSelect: onUndo },
          }),
        })
      }
    >
      Simpan
    </Button>
  );
}

function open(onUndo?: () => void) {
  return render(
    <ToastProvider label="Pemberitahuan" regionLabel="Pemberitahuan ({hotkey})" closeLabel="Tutup">
      <ToastButton {...(onUndo && { onUndo })} />
    </ToastProvider>,
  );
}

it('shows and announces a message until it is closed', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Simpan' }).click();
  const toast = screen.getByRole('listitem');
  await expect.element(toast).toHaveTextContent('Profil tersimpan');
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role="status"]')].map((node) => node.textContent).join(),
    )
    .toContain('Profil tersimpan');
  await screen.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(toast).not.toBeInTheDocument();
});

it('leaves the main action of the page free', async () => {
  const screen = await render(
    <ToastProvider label="Pemberitahuan" regionLabel="Pemberitahuan ({hotkey})" closeLabel="Tutup">
      <div style={{ blockSize: '200vh' }} />
      <StickyActions>
        <ToastButton />
      </StickyActions>
    </ToastProvider>,
  );
  const action = screen.getByRole('button', { name: 'Simpan' });
  await action.click();
  const toast = screen.getByRole('listitem');
  await expect
    .poll(() => toast.element().getBoundingClientRect().bottom)
    .toBeLessThan(action.element().getBoundingClientRect().top);
});

it('offers one action', async () => {
  const undo = vi.fn();
  const screen = await open(undo);
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  expect(undo).toHaveBeenCalledTimes(1);
});

it('shows at most three messages', async () => {
  const screen = await open();
  for (let presses = 0; presses < 5; presses += 1)
    await screen.getByRole('button', { name: 'Simpan' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
});

it('throws an explaining error without a provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<ToastButton />)).rejects.toThrow('useToast needs a <ToastProvider>');
});
