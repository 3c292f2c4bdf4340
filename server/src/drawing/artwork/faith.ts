/** The faiths for which there are religious cards. */
export const faiths = ['islam', 'kristen', 'katolik', 'hindu', 'buddha', 'khonghucu'] as const;

export type Faith = (typeof faiths)[number];
