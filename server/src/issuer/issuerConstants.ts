/** Where the embedded issuer stands below the public address. */
export const issuerPath = '/oidc';
/** Its one client: this server. */
export const issuerClientId = 'dukacita';
/** How it signs ID tokens. */
export const idTokenAlgorithm = 'ES256';
