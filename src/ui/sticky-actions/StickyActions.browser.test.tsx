import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { setActionsHeight, StickyActions } from './StickyActions.tsx';

test('the window is not measured while the actions render', async () => {
  const innerHeight = vi.spyOn(window, 'innerHeight', 'get');
  const callers: string[] = [];
  innerHeight.mockImplementation(() => {
    callers.push(new Error().stack ?? '');
    return 740;
  });
  await render(<StickyActions>Lanjut</StickyActions>);
  await expect.poll(() => callers.length).toBeGreaterThan(0);
  expect(
    callers.filter((stack) => /getSnapshot|renderWithHooks|mountSyncExternalStore/.test(stack)),
  ).toEqual([]);
  innerHeight.mockRestore();
});

test('the height of the actions is set for the scrolling of the page, and for nothing inside it', async () => {
  const { container } = await render(<StickyActions>Lanjut</StickyActions>);
  const actionsOf = (element: Element) => getComputedStyle(element).getPropertyValue('--actions');
  const { height } = container.firstElementChild!.getBoundingClientRect();
  await expect.poll(() => actionsOf(document.documentElement)).toBe(`${Math.round(height)}px`);
  expect(actionsOf(container)).toBe('0px');
});

test('the styles of the root do not change while bars of one height replace each other', async () => {
  const actionsOfRoot = () => document.documentElement.style.getPropertyValue('--actions');
  const { rerender, unmount } = await render(<StickyActions key="first">Lanjut</StickyActions>);
  await expect.poll(actionsOfRoot).not.toBe('');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  await rerender(<StickyActions key="second">Pesan</StickyActions>);
  await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
  expect(changes).toEqual([]);
  await unmount();
  await expect.poll(actionsOfRoot).toBe('');
  expect(changes).toHaveLength(1);
  observer.disconnect();
});

test('a bar that is removed while a height waits to be written does not take the height back early', () => {
  const actionsOfRoot = () => document.documentElement.style.getPropertyValue('--actions');
  vi.useFakeTimers();
  try {
    setActionsHeight(56);
    vi.runAllTimers();
    setActionsHeight(64);
    vi.advanceTimersToNextFrame();
    setActionsHeight(0);
    vi.advanceTimersToNextFrame();
    expect(actionsOfRoot()).toBe('56px');
    setActionsHeight(72);
    vi.runAllTimers();
    expect(actionsOfRoot()).toBe('72px');
    setActionsHeight(0);
    vi.runAllTimers();
    expect(actionsOfRoot()).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('in a low window, the bar does not follow the focus of a choice, which would move its button away from a press', async () => {
  await page.viewport(360, 360);
  try {
    const screen = await render(
      <>
        <input type="radio" aria-label="Religi" />
        <input type="text" aria-label="Nama" />
        <StickyActions>
          <button type="button">Lanjut</button>
        </StickyActions>
      </>,
    );
    const positionAfterFocus = async (role: 'radio' | 'textbox') => {
      (screen.getByRole(role).element() as HTMLElement).focus();
      await expect.element(screen.getByRole(role)).toHaveFocus();
      const bar = screen.getByRole('button', { name: 'Lanjut' }).element()
        .parentElement?.parentElement;
      return getComputedStyle(bar!).position;
    };
    expect(await positionAfterFocus('radio')).toBe('static');
    // Above the on-screen keyboard, the bar stays in reach.
    expect(await positionAfterFocus('textbox')).toBe('sticky');
  } finally {
    await page.viewport(360, 740);
  }
});
