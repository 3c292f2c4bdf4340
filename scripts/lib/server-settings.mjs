import { UserError } from './user-error.mjs';

/**
 * Returns the addresses of the server, from the environment variables that the server reads.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ address: string, probe: string, host: string, port: number }} the address for users,
 * the address of the readiness probe, and the host and port on which the server listens
 * @throws {UserError} when the port is none
 */
export function serverAddress(env = process.env) {
  const port = Number(env['PORT'] || '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UserError(`PORT must be a whole number from 0 to 65535, not ${env['PORT']}.`);
  const host = env['HOST'] || '127.0.0.1';
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const probeHost = reachable.includes(':') ? `[${reachable}]` : reachable;
  return {
    address: env['PUBLIC_URL'] || `http://localhost:${port}`,
    probe: `http://${probeHost}:${port}/readyz`,
    host,
    port,
  };
}
