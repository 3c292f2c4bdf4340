import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

test.each(['start', 'dev', 'setup', 'test', 'check'])(
  'npm run %s needs no package before it has installed them',
  (command) => {
    const { path, remove } = temporaryFolder({
      'package.json': JSON.stringify({ type: 'module', engines: { node: '>=99' } }),
    });
    onTestFinished(remove);
    cpSync(join(root, 'scripts'), join(path, 'scripts'), { recursive: true });
    const { stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`], {
      cwd: path,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^\nThis is Node .* needs Node 99 or newer\./);
  },
);
