/** The pages that open offline after a visit to any of them: all pages for visitors. */
export const pagesForVisitors = [
  'Home',
  'DukaList',
  'Person',
  'Messages',
  'Help',
  'Policy',
  'SignInPrompt',
  'NotFound',
] as const;
