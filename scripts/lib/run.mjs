import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a program in the repository's folder with inherited output. Forwards SIGINT, SIGTERM and
 * SIGHUP to it, and waits until it exits, also after `options.signal` was aborted.
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 plus the signal number when a signal ended it, 127
 * when it could not be started
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A terminal sends Ctrl+C to the child, too; a second signal would interrupt its graceful
      // stop.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGTERM', 'SIGHUP', 'SIGINT'];
    for (const signal of signals) process.on(signal, forward);
    const settle = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', (error) => {
      if (error.name === 'AbortError') return;
      console.error(`Could not run ${command}: ${error.message}`);
      settle(127);
    });
    child.once('exit', (code, signal) =>
      settle(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/**
 * Runs a program of node_modules with the current Node, without a shell or npx.
 * @param {string} file path of its script below node_modules, such as `vite/bin/vite.js`
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runInstalled(file, parameters, options = {}) {
  return run(process.execPath, [`${root}/node_modules/${file}`, ...parameters], options);
}

/**
 * Runs the npm that started this process, or the npm on the PATH.
 * @param {string[]} parameters
 */
export function runNpm(parameters) {
  const npmPath = process.env['npm_execpath'];
  return npmPath?.endsWith('.js')
    ? run(process.execPath, [npmPath, ...parameters])
    : run('npm', parameters, { shell: process.platform === 'win32' });
}
