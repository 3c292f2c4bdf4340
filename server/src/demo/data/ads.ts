/** The advertisements on the home page, by the keys of their pictures. */
export const demoAds: readonly { place: 'top' | 'bottom'; position: number; key: string }[] = [
  { place: 'top', position: 0, key: 'top-1' },
  { place: 'top', position: 1, key: 'top-2' },
  { place: 'top', position: 2, key: 'top-3' },
  { place: 'top', position: 3, key: 'top-4' },
  { place: 'bottom', position: 0, key: 'bottom-1' },
  { place: 'bottom', position: 1, key: 'bottom-2' },
  { place: 'bottom', position: 2, key: 'bottom-3' },
  { place: 'bottom', position: 3, key: 'bottom-4' },
  { place: 'bottom', position: 4, key: 'bottom-5' },
  { place: 'bottom', position: 5, key: 'bottom-6' },
];
