import { createServer } from 'node:net';

/**
 * Asks the system for a free TCP port.
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export function freePort(host = '127.0.0.1') {
  return listenOnce(0, host);
}

/**
 * Returns whether a server can listen on this port.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host) {
  try {
    await listenOnce(port, host);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * @param {number} port 0 lets the system choose
 * @param {string} host
 * @returns {Promise<number>} the port
 */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error(`The system returned no port on ${host}.`));
      });
    });
  });
}
