import { useLayoutEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageRouter } from './PageRouter.tsx';
import { createHarnessHistory } from './testing/AppHarness.tsx';

/** A page that is long, and leads from one to two, and from two on to three by itself. */
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

describe('the router of the app', () => {
  test('lets a page lead on by itself while it is shown, where nothing moves', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page } = await open();
    await page.getByRole('link', { name: 'on' }).click();
    await expect.element(page.getByRole('heading', { name: '/three' })).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });

  test('follows a first page that leads on before it is shown', async () => {
    const { page } = await open(createHarnessHistory('/two'));
    await expect.element(page.getByRole('heading', { name: '/three' })).toBeVisible();
  });

  test('begins a page at its top, and comes back to where the person was', async () => {
    const { history, page } = await open();
    window.scrollTo(0, 900);
    history.push('/four');
    await expect.element(page.getByRole('heading', { name: '/four' })).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(0);
    history.go(-1);
    await expect.element(page.getByRole('heading', { name: '/one' })).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(900);
  });

  test('stays where it is when a page only writes its address anew', async () => {
    const { history, page } = await open();
    window.scrollTo(0, 900);
    history.replace('/one', { read: true });
    await expect.element(page.getByRole('heading', { name: '/one' })).toBeInTheDocument();
    expect(window.scrollY).toBe(900);
  });
});
