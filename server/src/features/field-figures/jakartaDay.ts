import { jakartaOffset } from '../../format/jakartaOffset.ts';

/** Returns the day of a moment in Jakarta as `YYYY-MM-DD`. */
export function jakartaDay(moment: Date): string {
  return new Date(moment.getTime() + jakartaOffset).toISOString().slice(0, 10);
}
