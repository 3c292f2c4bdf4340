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

/**
 * Returns whether a path is no pattern of tests, such as `tests/visual/x.spec.ts`, and not built.
 * @param {string} target
 */
const isFile = (target) => !/\/(x\.|dist(\/|$))/.test(target);

test.each(documents)('every link and path in %s leads to a file of the project', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(link)].map(([, target = '']) => join(dirname(document), target));
  const paths = [...text.matchAll(path)].map(([, target = '']) => target).filter(isFile);
  expect([...links, ...paths].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});
