/**
 * Creates a fetch that adds the `Date` header to every answer, as servers do.
 * @param now returns the server's time, in ms since the epoch
 */
export function addDateHeader(
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
