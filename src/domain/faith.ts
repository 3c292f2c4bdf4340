/** The faiths for which there are religious cards, in display order. */
export const FAITHS = ['islam', 'kristen', 'katolik', 'hindu', 'buddha', 'khonghucu'] as const;

export type Faith = (typeof FAITHS)[number];

/** Returns every faith, that of the family first. */
export function faithsForFamily(familyFaith: Faith | null): readonly Faith[] {
  return FAITHS.toSorted((a, b) => Number(b === familyFaith) - Number(a === familyFaith));
}
