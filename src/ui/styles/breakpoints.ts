/** The minimum widths of the layouts, in CSS pixels; the same as `--breakpoint-*` in tokens.css. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
