/** The faiths for which there are religious cards, in display order. */
export const FAITHS = ['islam', 'kristen', 'katolik', 'hindu', 'buddha', 'khonghucu'] as const;

export type Faith = (typeof FAITHS)[number];
