import type { Part } from './deps.ts';
import { filesPart } from './files/filesPart.ts';
import { healthPart } from './health/healthPart.ts';

/** Every part of the server. Together they serve each operation of the contract exactly once. */
export const parts: readonly Part[] = [healthPart, filesPart];
