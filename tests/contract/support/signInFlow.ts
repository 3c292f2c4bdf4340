import type { components } from '../../../server/src/contract/generated/schema.ts';
import type { Browser } from './Browser.ts';

export type SignInResult = components['schemas']['SignInResult'];

/** What is done on the provider's page: pick an account, give another one, or cancel. */
export type Choice = { account: string } | { name: string; email: string } | { cancel: '1' };

/** Begins a sign-in and opens the provider's page. */
export async function openChooser(
  browser: Browser,
  server: string,
): Promise<{ page: string; html: string }> {
  const begun = await browser.request(`${server}/mauth/signin`);
  const { login_url } = (await begun.json()) as { login_url: string };
  const { url, response } = await browser.follow(login_url, `${server}/auth?`);
  if (!response || response.status !== 200)
    throw new Error(`The provider answered ${response?.status} at ${url}.`);
  return { page: url, html: await response.text() };
}

/** Answers the provider's page; the result is the query with which it returns to the app. */
export async function choose(
  browser: Browser,
  server: string,
  page: string,
  choice: Choice,
): Promise<URLSearchParams> {
  const { url } = await browser.follow(page, `${server}/auth?`, {
    method: 'POST',
    body: new URLSearchParams(choice),
  });
  if (!url.startsWith(`${server}/auth?`))
    throw new Error(`The provider did not return to the app but to ${url}.`);
  return new URL(url).searchParams;
}

/** What the callback page does with its query. */
export async function complete(
  browser: Browser,
  server: string,
  query: URLSearchParams,
): Promise<SignInResult> {
  const response = await browser.request(`${server}/mauth/auth?${query.toString()}`);
  if (response.status !== 200)
    throw new Error(`/mauth/auth answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as SignInResult;
}

/** A whole sign-in. */
export async function signIn(
  browser: Browser,
  server: string,
  choice: Choice,
): Promise<SignInResult> {
  const { page } = await openChooser(browser, server);
  return complete(browser, server, await choose(browser, server, page, choice));
}
