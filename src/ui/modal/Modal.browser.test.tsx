import '../styles/global.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { Button } from '../button/Button.tsx';
import { pressNow } from '../testing/inputNow.ts';
import { Modal } from './Modal.tsx';

const openedDialog = async (screen: RenderResult) => {
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return dialog.element() as HTMLDialogElement;
};

function Live() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ blockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      <Button>Di belakang</Button>
      <Modal
        onBack={undefined}
        open={open}
        title="Ganti pengirim"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Batal</Button>
            <Button>Simpan</Button>
          </>
        }
      >
        Isi
      </Modal>
    </div>
  );
}

const overflow = () => getComputedStyle(document.documentElement).overflowY;

it('R731 in large text on a phone, its actions scroll with its content', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const screen = await render(
      <Modal
        open
        title="Periksa pesanan"
        onBack={() => undefined}
        actions={<Button>Buat pesanan</Button>}
      >
        <div style={{ blockSize: '200vh' }}>Isi</div>
      </Modal>,
    );
    const dialog = await openedDialog(screen);
    const button = screen.getByRole('button', { name: 'Buat pesanan' }).element();
    const distance = () =>
      dialog.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom;
    expect(distance()).toBeLessThan(0);
    dialog.scrollTo(0, dialog.scrollHeight);
    expect(distance()).toBeGreaterThan(0);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

it('moves the focus to its title and returns it when it closes', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('button', { name: 'Buka' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Ganti pengirim' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Ganti pengirim' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Batal' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
});

it('R400 opens after the press is painted', async () => {
  const screen = await render(<Live />);
  await pressNow(screen.getByRole('button', { name: 'Buka' }));
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  await expect.element(screen.getByRole('dialog', { name: 'Ganti pengirim' })).toBeVisible();
});

it('R400 is hidden at once when it closes, with what it shows, and closed after the paint', async () => {
  function Emptied() {
    const [name, setName] = useState<string | null>('Ratna');
    return (
      <Modal
        onBack={undefined}
        open={name !== null}
        title="Pengirim"
        actions={<Button onClick={() => setName(null)}>Batal</Button>}
      >
        {name ?? 'Tanpa nama'}
      </Modal>
    );
  }
  const screen = await render(<Emptied />);
  const dialog = await openedDialog(screen);
  await pressNow(screen.getByRole('button', { name: 'Batal' }));
  expect(getComputedStyle(dialog).opacity).toBe('0');
  expect(getComputedStyle(dialog, '::backdrop').opacity).toBe('0');
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('Ratna');
  await expect.poll(() => dialog.open).toBe(false);
  expect(dialog.textContent).toBe('');
});

it('stays open after Escape, also when pressed repeatedly, and after a press on the backdrop', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('button', { name: 'Buka' }).click();
  const dialog = await openedDialog(screen);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByText('Isi')).toBeVisible();
});

it('keeps the focus inside while tabbing', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('button', { name: 'Buka' }).click();
  const dialog = await openedDialog(screen);
  for (let presses = 0; presses < 7; presses += 1) {
    await userEvent.tab();
    expect(
      document.activeElement === document.body || dialog.contains(document.activeElement),
    ).toBe(true);
  }
});

it('reopens when the browser closed it', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('button', { name: 'Buka' }).click();
  const dialog = await openedDialog(screen);
  dialog.close();
  await expect.poll(() => dialog.open).toBe(true);
});

it('prevents scrolling of the page only while it is open', async () => {
  const screen = await render(<Live />);
  expect(overflow()).not.toBe('hidden');
  await screen.getByRole('button', { name: 'Buka' }).click();
  await openedDialog(screen);
  expect(overflow()).toBe('hidden');
  await screen.getByRole('button', { name: 'Batal' }).click();
  await expect.poll(overflow).not.toBe('hidden');
});

it('restores scrolling and focus when it unmounts while open', async () => {
  function Removable() {
    const [state, setState] = useState<'none' | 'open' | 'gone'>('none');
    return (
      <>
        <Button onClick={() => setState('open')}>Buka</Button>
        {state !== 'gone' && (
          <Modal
            onBack={undefined}
            open={state === 'open'}
            title="Judul"
            actions={<Button onClick={() => setState('gone')}>Hilangkan</Button>}
          >
            Isi
          </Modal>
        )}
      </>
    );
  }
  const screen = await render(<Removable />);
  await screen.getByRole('button', { name: 'Buka' }).click();
  await screen.getByRole('button', { name: 'Hilangkan' }).click();
  expect(overflow()).not.toBe('hidden');
  await expect.element(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
});

it('leaves the focus where the next page sets it when it unmounts while open', async () => {
  function Flow() {
    const [state, setState] = useState<'page' | 'open' | 'next'>('page');
    if (state === 'next') return <input ref={(input) => input?.focus()} aria-label="Nama" />;
    return (
      <>
        <Button onClick={() => setState('open')}>Buka</Button>
        <Modal
          onBack={undefined}
          open={state === 'open'}
          title="Judul"
          actions={<Button onClick={() => setState('next')}>Lanjut</Button>}
        >
          Isi
        </Modal>
      </>
    );
  }
  const screen = await render(<Flow />);
  await screen.getByRole('button', { name: 'Buka' }).click();
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
  expect(overflow()).not.toBe('hidden');
});

it('fades its backdrop in within 150 ms', async () => {
  document.documentElement.dataset['motion'] = 'full';
  const screen = await render(
    <Modal open onBack={undefined} title="Judul">
      Isi
    </Modal>,
  );
  const backdrop = getComputedStyle(await openedDialog(screen), '::backdrop');
  expect(backdrop.transitionDuration).toBe('0.15s');
  delete document.documentElement.dataset['motion'];
});
