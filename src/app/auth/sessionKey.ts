/** The `localStorage` key of the session. */
export const SESSION_KEY = 'currentUser';
