/** The tag of the tests of key screens. */
export const KEY_SCREEN = '@key-screen';

const keyScreens: ReadonlySet<string> = new Set([
  'screens-home--visitor',
  'screens-duka-list--all-cities',
  'screens-duka-person--with-flower-delivery',
  'screens-duka-messages--messages',
  'screens-orders-greeting--composing',
  'screens-orders-greeting--preview-shown',
  'screens-orders-greeting--choosing-package',
  'screens-orders-flowers--writing',
  'screens-orders-flowers--reviewing',
  'screens-orders-payment--paying',
  'screens-orders-order-page--awaiting-payment',
  'screens-orders-order-page--shown',
  'screens-profile-profile--profile',
]);

/** Returns whether `npm test` opens a story; `npm run test:rest` opens the others. */
export function isKeyScreen(story: string): boolean {
  return keyScreens.has(story);
}
