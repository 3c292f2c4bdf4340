import { createQuerySerializer } from 'openapi-fetch';

/**
 * Writes the query of every main call, the api key included. It stands here and not in a request middleware
 * because a request's address cannot be changed without streaming its body anew, which phones refuse over HTTP/1.
 */
export function withApiKey(apiKey: string): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer<Record<string, unknown>>();
  return (query) => serialize({ ...query, api_key: apiKey });
}
