import '../styles/global.css';
import { House } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Button } from '../button/Button.tsx';
import { StickyActions } from '../sticky-actions/StickyActions.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { FocusKeyContext, Page } from './Page.tsx';

function Screen({
  long = false,
  secondAction = false,
}: {
  long?: boolean;
  secondAction?: boolean;
}) {
  return (
    <>
      <TopBar title="Dukacita" />
      <Page
        heading="Info Duka"
        actions={
          <StickyActions>
            {secondAction && <Button variant="secondary">Bayar dengan cara lain</Button>}
            <Button>Lanjut</Button>
          </StickyActions>
        }
      >
        <div style={{ blockSize: long ? '300vh' : '10px' }}>Isi</div>
      </Page>
      <BottomBar
        label="Menu utama"
        entries={[
          { key: 'home', label: 'Home', icon: House, href: '#home', active: true },
          {
            key: 'history',
            label: 'History',
            icon: House,
            href: '#history',
            inert: 'Masuk dahulu',
          },
        ]}
      />
    </>
  );
}

afterEach(async () => {
  await page.viewport(360, 740);
});

it('puts the main action directly above the bottom bar on short and on scrolled long pages', async () => {
  const screen = await render(<Screen />);
  const bar = screen.getByRole('navigation').element().getBoundingClientRect();
  const actions = screen.getByRole('button', { name: 'Lanjut' }).element()
    .parentElement?.parentElement;
  expect(actions?.getBoundingClientRect().bottom).toBeCloseTo(bar.top, 0);
  expect(document.documentElement.scrollHeight).toBe(740);
  await screen.rerender(<Screen long />);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(actions?.getBoundingClientRect().bottom).toBeCloseTo(bar.top, 0);
});

it('keeps the main action of a long page visible above the bottom bar', async () => {
  const screen = await render(<Screen long />);
  const button = screen.getByRole('button', { name: 'Lanjut' }).element().getBoundingClientRect();
  const bar = screen.getByRole('navigation').element().getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(bar.top);
  expect(button.top).toBeGreaterThan(bar.top - 100);
  expect(button.height).toBeGreaterThanOrEqual(48);
});

it('keeps one action sticky with large text, but scrolls two of them with the page', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const screen = await render(<Screen long />);
    const bar = screen.getByRole('navigation').element().getBoundingClientRect();
    const bottom = () =>
      screen.getByRole('button', { name: 'Lanjut' }).element().getBoundingClientRect().bottom;
    expect(bottom()).toBeLessThanOrEqual(bar.top);
    await screen.rerender(<Screen long secondAction />);
    expect(bottom()).toBeGreaterThan(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(bottom()).toBeLessThanOrEqual(bar.top);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

it('R731 with large text, an action with a line above it scrolls with the page', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const screen = await render(
      <Page
        heading="Pembayaran"
        actions={
          <StickyActions summary="Bayar dahulu, lalu konfirmasi di sini.">
            <Button>Saya sudah bayar</Button>
          </StickyActions>
        }
      >
        <div style={{ blockSize: '300vh' }}>Isi</div>
      </Page>,
    );
    const bottom = screen.getByRole('button').element().getBoundingClientRect().bottom;
    expect(bottom).toBeGreaterThan(window.innerHeight);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

it('raises the main action above an on-screen keyboard that covers the page', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 440, offsetTop: 0, scale: 1 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as unknown as VisualViewport);
  const screen = await render(<Screen long />);
  const action = screen.getByRole('button', { name: 'Lanjut' }).element();
  await expect.poll(() => action.getBoundingClientRect().bottom).toBeLessThanOrEqual(440);
});

it('focuses the heading after a navigation, but not on the first load', async () => {
  const at = (focusKey: string | undefined) => (
    <FocusKeyContext value={focusKey}>
      <Screen />
    </FocusKeyContext>
  );
  const screen = await render(at(undefined));
  const heading = screen.getByRole('heading', { level: 1, name: 'Info Duka' });
  await expect.element(heading).not.toHaveFocus();
  await screen.rerender(at('/duka'));
  await expect.element(heading).toHaveFocus();
  screen.getByRole('button', { name: 'Lanjut' }).element().focus();
  await screen.rerender(at('/duka'));
  await expect.element(heading).not.toHaveFocus();
  await screen.rerender(at('/help'));
  await expect.element(heading).toHaveFocus();
});

it('marks the current entry of the bottom bar, and describes why another is disabled', async () => {
  const screen = await render(<Screen />);
  await expect
    .element(screen.getByRole('link', { name: 'Home' }))
    .toHaveAttribute('aria-current', 'page');
  const inert = screen.getByRole('link', { name: 'History' });
  await expect.element(inert).toHaveAttribute('aria-disabled', 'true');
  await expect.element(inert).not.toHaveAttribute('href');
  await expect.element(inert).toHaveAccessibleDescription('Masuk dahulu');
});

it('shows the bottom bar as a rail from 992 px on', async () => {
  await page.viewport(991, 740);
  const screen = await render(<Screen />);
  const bar = screen.getByRole('navigation').element();
  expect(bar.getBoundingClientRect().width).toBe(document.documentElement.offsetWidth);
  expect(bar.getBoundingClientRect().bottom).toBe(740);
  expect(bar.getBoundingClientRect().height).toBeLessThan(90);
  await page.viewport(992, 740);
  expect(bar.getBoundingClientRect().height).toBe(740);
  expect(bar.getBoundingClientRect().width).toBeLessThan(130);
  expect(screen.getByRole('main').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(
    bar.getBoundingClientRect().right,
  );
});

it.each([768, 1280])('begins narrow and wide pages at the same edge at %i px', async (width) => {
  await page.viewport(width, 800);
  const edges = [];
  for (const size of ['narrow', 'wide'] as const) {
    const screen = await render(
      <Page heading="Info Duka" width={size}>
        Isi
      </Page>,
    );
    edges.push(screen.getByRole('heading').element().getBoundingClientRect().left);
    await screen.unmount();
  }
  expect(edges[0]).toBe(edges[1]);
});
