import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles } from './project-files.mjs';
import { root } from './root.mjs';

const documents = listProjectFiles().filter((path) =>
  /^([A-Z]+|docs\/[^/]+|docs\/decisions\/.+|(server|packages\/[^/]+)\/README)\.md$/.test(path),
);

const link = /\]\((?!https?:|#)([^)#\s]+)/g;
const path = /`((?:src|server|tests|scripts|packages|bench|docs|openapi)\/[\w./-]+)`/g;

test.each(documents)('every link and path in %s leads to a file of the project', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(link)].map(([, target = '']) => join(dirname(document), target));
  // CONTRIBUTING.md also names files that are built, and the patterns of tests.
  const paths =
    document === 'CONTRIBUTING.md' ? [] : [...text.matchAll(path)].map(([, target = '']) => target);
  expect([...links, ...paths].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});
