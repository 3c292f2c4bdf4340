/** Widths in CSS pixels from which a layout counts; the same figures as `--breakpoint-*` in tokens.css. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
