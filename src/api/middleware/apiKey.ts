import { createQuerySerializer } from 'openapi-fetch';

/**
 * Creates the query serializer of main calls, which adds the API key. A request middleware cannot
 * add it: changing the URL of a request requires streaming its body, which phones reject over
 * HTTP/1.
 */
export function createApiKeySerializer(apiKey: string): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer<Record<string, unknown>>();
  return (query) => serialize({ ...query, api_key: apiKey });
}
