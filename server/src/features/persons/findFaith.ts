import type { Faith } from '../../drawing/artwork/faith.ts';

/** Words in the names of events that only one faith uses, or the name of the faith itself. */
const words: Readonly<Record<Faith, RegExp>> = {
  islam:
    /\b(islam|salat|sholat|shalat|solat|tahlil(an)?|yasin(an)?|ta[\u2018\u2019']?ziah|takziah)\b/i,
  katolik: /\b(katolik|misa|rosario|requiem|ekaristi|ibadat)\b/i,
  kristen: /\b(kristen|ibadah (penghiburan|pelepasan|tutup peti))\b/i,
  hindu: /\b(hindu|ngaben|persembahyangan|pitra yadnya|nyekah)\b/i,
  buddha: /\b(buddha|buddhis|paritta|pattidana|liam keng)\b/i,
  khonghucu: /\b(khonghucu|konghucu|malam kembang|mai song|sembahyang (tutup peti|pelepasan))\b/i,
};

/**
 * Returns the faith that the events of a family name; undefined if they name none or several.
 */
export function findFaith(eventNames: readonly string[]): Faith | undefined {
  const named = (Object.keys(words) as Faith[]).filter((faith) =>
    eventNames.some((name) => words[faith].test(name)),
  );
  return named.length === 1 ? named[0] : undefined;
}
