/**
 * Where the server will be found, from the same settings that it reads.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ address: string, probe: string, host: string, port: number }} what people open; what this machine
 * asks to see it is up; where it listens
 */
export function serverAddress(env = process.env) {
  const port = Number(env['PORT'] || '3000');
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
