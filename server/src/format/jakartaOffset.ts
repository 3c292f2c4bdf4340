/** How far Jakarta is ahead of UTC, in ms; without daylight saving time since 1964. */
export const jakartaOffset = 7 * 60 * 60 * 1000;
