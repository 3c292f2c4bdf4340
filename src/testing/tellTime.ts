/**
 * Adds the `Date` header to every answer of a fetch, as servers do.
 * @param now the server's clock, in ms since the epoch
 */
export function tellTime(
  send: typeof globalThis.fetch,
  now: () => number,
): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const { status, statusText } = answer;
    const headers = new Headers(answer.headers);
    headers.set('Date', new Date(now()).toUTCString());
    return new Response(answer.body, { status, statusText, headers });
  };
}
