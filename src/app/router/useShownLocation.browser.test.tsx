import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LayeredRouter } from './LayeredRouter.tsx';
import { createMemoryHistory } from '../testing/memoryHistory.ts';
import { useShownLocation } from './useShownLocation.ts';

/** A long page. `/one` links to `/two`, and `/two` redirects to `/three`. */
function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (pathname === '/two') void navigate('/three', { replace: true });
  }, [pathname, navigate]);
  return (
    <div style={{ blockSize: '5000px' }}>
      <h1>{pathname}</h1>
      <Link to="/two">on</Link>
    </div>
  );
}

function Pages() {
  return useRoutes([{ path: '*', element: <Page /> }], useShownLocation(window, sessionStorage));
}

const open = async (history = createMemoryHistory('/one')) => ({
  history,
  page: await render(
    <LayeredRouter history={history}>
      <Pages />
    </LayeredRouter>,
  ),
});

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

describe('useShownLocation', () => {
  test('follows a redirect of a page while it is rendered, with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page } = await open();
    await page.getByRole('link', { name: 'on' }).click();
    await expect.element(page.getByRole('heading', { name: '/three' })).toBeVisible();
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('follows a redirect of the first page during its initial render', async () => {
    const { page } = await open(createMemoryHistory('/two'));
    await expect.element(page.getByRole('heading', { name: '/three' })).toBeVisible();
  });

  test('scrolls a new page to the top and restores the scroll position after going back', async () => {
    const { history, page } = await open();
    window.scrollTo(0, 900);
    history.push('/four');
    await expect.element(page.getByRole('heading', { name: '/four' })).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(0);
    history.go(-1);
    await expect.element(page.getByRole('heading', { name: '/one' })).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(900);
  });

  test.each([
    ['between pages', '/one', '/four', 1],
    ['between the steps of one order', '/order/ucapan', '/order/orderucapan', 0],
    ['from one kind of order to another', '/order/bunga', '/order/ucapan', 1],
  ])('%s starts view transitions: %s → %s, %d', async (_, from, to, count) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const start = vi.spyOn(document, 'startViewTransition');
    const { history, page } = await open(createMemoryHistory(from));
    history.push(to);
    await expect.element(page.getByRole('heading', { name: to, exact: true })).toBeVisible();
    expect(start).toHaveBeenCalledTimes(count);
  });

  test('shows the last page when one navigation follows another before its animation', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const start = vi.spyOn(document, 'startViewTransition');
    const { history, page } = await open();
    flushSync(() => history.push('/order/ucapan'));
    flushSync(() => history.push('/order/orderucapan'));
    await expect.poll(() => start.mock.results.length).toBe(1);
    await (start.mock.results[0] as { value: ViewTransition }).value.finished;
    await expect.element(page.getByRole('heading')).toHaveTextContent('/order/orderucapan');
  });

  test('R385 ends the animation when the new page is touched, which reaches nothing until then', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const start = vi.spyOn(document, 'startViewTransition');
    const { history, page } = await open();
    history.push('/four');
    await expect.element(page.getByRole('heading', { name: '/four' })).toBeInTheDocument();
    const { value: transition } = start.mock.results[0] as { value: ViewTransition };
    const skip = vi.spyOn(transition, 'skipTransition');
    document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(skip).toHaveBeenCalledTimes(1);
    await transition.finished;
    document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(skip).toHaveBeenCalledTimes(1);
  });

  test('keeps the scroll position when going back leads to the same page', async () => {
    const { history, page } = await open();
    history.push('/one', { read: true });
    await expect.element(page.getByRole('heading', { name: '/one' })).toBeInTheDocument();
    window.scrollTo(0, 900);
    history.go(-1);
    await expect.poll(() => history.location.state).toBeNull();
    expect(window.scrollY).toBe(900);
  });

  test('keeps the scroll position when a page replaces its own history entry', async () => {
    const { history, page } = await open();
    window.scrollTo(0, 900);
    history.replace('/one', { read: true });
    await expect.element(page.getByRole('heading', { name: '/one' })).toBeInTheDocument();
    expect(window.scrollY).toBe(900);
  });
});
