import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { createMemoryHistory } from '../testing/memoryHistory.ts';
import { LayeredRouter } from './LayeredRouter.tsx';
import { createTabHistory } from './tabHistory.ts';
import '../../ui/styles/global.css';

const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
const title = page.getByRole('heading', { level: 1 });
const dialog = (name = 'Pengirim') => page.getByRole('dialog', { name, exact: true });

let isBusy = false;
afterEach(() => {
  isBusy = false;
});

/** A page with a dialog, which opens another one. */
function Page({ pathname }: { readonly pathname: string }) {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  const close = () => setCount((open) => open - 1);
  const leave = (options?: { readonly replace: boolean }) => {
    setCount(0);
    // As an order does: its next step is drawn first.
    afterPaint(() => void navigate('/two', options));
  };
  return (
    <>
      <h1>{pathname}</h1>
      <Button onClick={() => setCount(1)}>Buka</Button>
      <Modal
        open={count > 0}
        title="Pengirim"
        onBack={isBusy ? undefined : close}
        actions={
          <>
            <Button onClick={close}>Tutup</Button>
            <Button onClick={() => setCount(2)}>Lagi</Button>
            <Button onClick={() => leave()}>Lanjut</Button>
            <Button onClick={() => leave({ replace: true })}>Ganti</Button>
            <Button onClick={() => void navigate('/two')}>Tautan</Button>
          </>
        }
      >
        <Modal open={count > 1} title="Foto" onBack={close}>
          Foto
        </Modal>
      </Modal>
    </>
  );
}

function Pages() {
  const { pathname } = useLocation();
  return <Page key={pathname} pathname={pathname} />;
}

/** Opens a history of which the page is the second entry; a step back takes a moment, as in a tab. */
async function open() {
  const memory = createMemoryHistory('/zero');
  memory.push('/one');
  const history = Object.create(memory, {
    go: { value: (delta: number) => void afterPaint(() => memory.go(delta)) },
  }) as typeof memory;
  const show = () =>
    render(
      <LayeredRouter history={history}>
        <Pages />
      </LayeredRouter>,
    );
  const paths = () => memory.entries.map(({ pathname }) => pathname);
  return { memory, history, show, screen: await show(), paths };
}

async function openDialog() {
  const opened = await open();
  await go('Buka');
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => opened.memory.index).toBe(2);
  return opened;
}

test('R169 going back closes a dialog, and the next press leads to the page before', async () => {
  const { memory, paths } = await openDialog();
  expect(paths()).toEqual(['/zero', '/one', '/one']);
  memory.go(-1);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(title).toHaveTextContent('/one');
  memory.go(-1);
  await expect.element(title).toHaveTextContent('/zero');
});

test('R169 going back closes one dialog of two', async () => {
  const { memory } = await openDialog();
  await go('Lagi');
  await expect.element(dialog('Foto')).toBeVisible();
  await expect.poll(() => memory.index).toBe(3);
  memory.go(-1);
  await expect.element(dialog('Foto')).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
  memory.go(-1);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(title).toHaveTextContent('/one');
});

test('R169 a dialog that its button closes leaves no entry behind', async () => {
  const { memory } = await openDialog();
  await go('Tutup');
  await expect.poll(() => memory.index).toBe(1);
  memory.go(-1);
  await expect.element(title).toHaveTextContent('/zero');
});

test('R169 going forward opens no dialog, and leads to no empty entry', async () => {
  const { memory } = await openDialog();
  memory.go(-1);
  await expect.element(dialog()).not.toBeInTheDocument();
  memory.go(1);
  await expect.poll(() => memory.index).toBe(1);
  await expect.element(title).toHaveTextContent('/one');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('R169 a dialog that was open when the page was reloaded leaves no entry behind', async () => {
  const { memory, show, screen } = await openDialog();
  await screen.unmount();
  expect(memory.index).toBe(2);
  await show();
  await expect.poll(() => memory.index).toBe(1);
  memory.go(-1);
  await expect.element(title).toHaveTextContent('/zero');
});

test('R169 a dialog that is busy stays open, and can be closed by going back later', async () => {
  isBusy = true;
  const { memory } = await openDialog();
  memory.go(-1);
  await expect.poll(() => memory.index).toBe(2);
  await expect.element(dialog()).toBeVisible();
  isBusy = false;
  await go('Lagi');
  await expect.poll(() => memory.index).toBe(3);
  memory.go(-2);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(memory.index).toBe(1);
});

test.each(['Lanjut', 'Tautan'])(
  'R169 the next page takes the place of the dialog that leads to it: %s',
  async (name) => {
    const { memory, paths } = await openDialog();
    await go(name);
    await expect.element(title).toHaveTextContent('/two');
    await expect.poll(paths).toEqual(['/zero', '/one', '/two']);
    memory.go(-1);
    await expect.element(title).toHaveTextContent('/one');
    memory.go(1);
    await expect.element(title).toHaveTextContent('/two');
  },
);

test('R169 a page that replaces the one with the dialog replaces both of its entries', async () => {
  const { memory } = await openDialog();
  await go('Ganti');
  await expect.element(title).toHaveTextContent('/two');
  expect(memory.index).toBe(1);
  memory.go(-1);
  await expect.element(title).toHaveTextContent('/zero');
});

test.each([
  ['throws', 'SecurityError'],
  ['ignores it', null],
])(
  'R169 a dialog for which the browser adds no entry, but %s, opens and closes all the same',
  async (_, error) => {
    let refused = 0;
    const view = {
      history: {
        state: null,
        replaceState: () => {},
        pushState() {
          refused += 1;
          if (error !== null) throw new DOMException('Too many entries', error);
        },
      },
      location: { pathname: '/one', search: '', hash: '' },
      addEventListener: () => {},
      removeEventListener: () => {},
    } as unknown as Window;
    await render(
      <LayeredRouter history={createTabHistory(view)}>
        <Pages />
      </LayeredRouter>,
    );
    await go('Buka');
    await expect.poll(() => refused).toBe(1);
    await expect.element(dialog()).toBeVisible();
    await go('Tutup');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(refused).toBe(1);
  },
);
