import { useLayoutEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageRouter } from './PageRouter.tsx';
import { createHarnessHistory } from '../testing/AppHarness.tsx';

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

const open = async (history = createHarnessHistory('/one')) => ({
  history,
  page: await render(
    <PageRouter history={history} view={window}>
      <Page />
    </PageRouter>,
  ),
});

beforeEach(() => sessionStorage.clear());
afterEach(() => window.scrollTo(0, 0));

describe('PageRouter', () => {
  test('follows a redirect of a page while it is rendered, with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page } = await open();
    await page.getByRole('link', { name: 'on' }).click();
    await expect.element(page.getByRole('heading', { name: '/three' })).toBeVisible();
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('follows a redirect of the first page during its initial render', async () => {
    const { page } = await open(createHarnessHistory('/two'));
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

  test('keeps the scroll position when a page replaces its own history entry', async () => {
    const { history, page } = await open();
    window.scrollTo(0, 900);
    history.replace('/one', { read: true });
    await expect.element(page.getByRole('heading', { name: '/one' })).toBeInTheDocument();
    expect(window.scrollY).toBe(900);
  });
});
