import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRetiredNames } from './lib/retired-names.mjs';
import { listProjectFiles } from './lib/project-files.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

const isSource = /\.(ts|tsx|mjs|js)$/;
const isExempt = /\/generated\/|^scripts\/fixtures\//;

/** Checks that no name that docs/glossary.md replaced has come back where it was used. */
await runMain(async () => {
  const retired = JSON.parse(readFileSync(`${root}/scripts/retired-names.json`, 'utf8'));
  const files = listProjectFiles().filter((path) => isSource.test(path) && !isExempt.test(path));
  let uses = 0;
  for (const path of files) {
    for (const { line, name, use } of findRetiredNames(
      path,
      readFileSync(join(root, path), 'utf8'),
      retired,
    )) {
      console.error(
        `${path}:${line} "${name}" is retired: use the term "${use}" (docs/glossary.md)`,
      );
      uses += 1;
    }
  }
  console.log(`${files.length} files, ${retired.length} retired concepts, ${uses} uses`);
  return uses === 0 && files.length > 0 ? 0 : 1;
});
