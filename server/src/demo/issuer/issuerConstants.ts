/** Path of the embedded issuer below the public address. */
export const issuerPath = '/oidc';
/** The id of its only client, this server. */
export const issuerClientId = 'dukacita';
/** The signature algorithm of its ID tokens. */
export const idTokenAlgorithm = 'ES256';
