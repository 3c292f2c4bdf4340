import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Lists the files of the project: those that git tracks and those that it would add.
 * @param {readonly string[]} [folders] only the files in these; all files when left out
 * @returns {string[]} paths from the root of the project
 */
export function listProjectFiles(folders = []) {
  const parameters = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders];
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}
