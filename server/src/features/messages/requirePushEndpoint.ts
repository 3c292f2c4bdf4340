import { ApiError } from '../../http/errors/ApiError.ts';

/**
 * Checks that an address belongs to a push service that the server may call: over HTTPS at its
 * usual port.
 * @param services hosts; `*.` stands for any subdomains. An origin such as `http://127.0.0.1:9000`
 *   allows a service on the own computer, for tests
 * @throws {ApiError} `validation_failed` for all other addresses
 */
export function requirePushEndpoint(endpoint: string, services: readonly string[]): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || url.username !== '' || url.password !== '' || !isAllowed(url, services))
    throw new ApiError(
      'validation_failed',
      422,
      'This is not the address of a known push service.',
      'endpoint',
    );
}

function isAllowed({ protocol, port, hostname, origin }: URL, services: readonly string[]) {
  if (/^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:|$)/.test(origin))
    return services.includes(origin);
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
