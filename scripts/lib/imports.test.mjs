import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

test('the import check reports an import against the directions', () => {
  const { path, remove } = temporaryFolder({
    'src/domain/city.ts':
      "import { Button } from '../ui/Button.ts';\nexport const city = Button;\n",
    'src/ui/Button.ts': 'export const Button = 1;\n',
  });
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      `${root}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
      'src',
      '--config',
      `${root}/.dependency-cruiser.mjs`,
      '--output-type',
      'err',
    ],
    { cwd: path, encoding: 'utf8' },
  );
  remove();
  expect(status).toBe(1);
  expect(stdout).toContain('direction-of-domain: src/domain/city.ts → src/ui/Button.ts');
});
