import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FSDriver } from 'flydrive/drivers/fs';

/** A file system driver that writes atomically: no partial file remains if the process ends. */
export class AtomicFSDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const root = this.options.location;
    const target = join(typeof root === 'string' ? root : fileURLToPath(root), key);
    const unfinished = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeFile(unfinished, contents);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
