import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Creates a temporary folder with files, for a test.
 * @param {Record<string, string>} [files] contents by path
 * @param {number} [mode] of the files
 * @returns {{ path: string, remove: () => void }}
 */
export function temporaryFolder(files = {}, mode = 0o644) {
  const path = mkdtempSync(join(tmpdir(), 'dukacita-test-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content, { mode });
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
