import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a program in the repository's folder, its output going where this process's goes. SIGINT, SIGTERM and
 * SIGHUP are passed on to it, and this process waits for it to end, also when
 * `options.signal` aborts and so stops it.
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it, 127 when it
 * could not be started
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      // A terminal gives Ctrl+C to the child as well; a second one would cut its graceful end short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGTERM', 'SIGHUP', 'SIGINT'];
    for (const signal of signals) process.on(signal, passOn);
    const settle = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, passOn);
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
 * Runs a program installed in node_modules with this Node, without a shell or npx between.
 * @param {string} file path of its script below node_modules, such as `vite/bin/vite.js`
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runInstalled(file, parameters, options = {}) {
  return run(process.execPath, [`${root}/node_modules/${file}`, ...parameters], options);
}

/**
 * Runs npm: the one that started this process when there is one, else the one on the PATH.
 * @param {string[]} parameters
 */
export function runNpm(parameters) {
  const started = process.env['npm_execpath'];
  return started?.endsWith('.js')
    ? run(process.execPath, [started, ...parameters])
    : run('npm', parameters, { shell: process.platform === 'win32' });
}
