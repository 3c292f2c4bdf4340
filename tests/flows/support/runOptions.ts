import type { Criterion } from '@dukacita/flows';
import { criteria } from '@dukacita/flows/parts';

/** Parses `2/4` as the second of four parts; without text, everything is one part. */
export function parseShard(text: string | undefined): [part: number, parts: number] {
  const [part = 1, parts = 1] = (text || '1/1').split('/').map(Number);
  return [part, parts];
}

/**
 * Parses a comma-separated list of coverage criteria. Without text: every transition, guard,
 * outcome, state, restart and test purpose. Throws for an unknown criterion.
 */
export function parseCover(text: string | undefined): Criterion[] {
  if (!text) return ['transitions', 'guards', 'outcomes', 'states', 'restarts', 'purposes'];
  return text.split(',').map((name) => {
    const known = criteria.find((criterion) => criterion === name.trim());
    if (known === undefined)
      throw new Error(
        `FLOWS_COVER contains the unknown criterion "${name}". Use ${criteria.join(', ')}.`,
      );
    return known;
  });
}
