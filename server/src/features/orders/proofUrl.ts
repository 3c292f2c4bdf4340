import type { Config } from '../../config/config.ts';
import { privateFolder } from '../../data/files/openFileStore.ts';

const folder = `${privateFolder}proofs/`;

/** Returns the file key of a proof of payment by its name. */
export function proofKey(name: string): string {
  return `${folder}${name}`;
}

/** Returns the address where the buyer and finance can download a proof. */
export function proofUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  orderId: number,
  key: string,
): string {
  return `${publicUrl}/api/v1.0/orders/${orderId}/proofs/${key.slice(folder.length)}`;
}
