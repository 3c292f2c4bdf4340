/** The tag of tests that do not depend on the layout in a spec whose other tests do: they run once. */
export const ANY_LAYOUT = '@any-layout';
