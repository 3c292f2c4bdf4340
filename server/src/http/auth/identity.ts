/** The claims of the identity provider about a user; claims it does not make are null. */
export interface Identity {
  /** The provider's identifier of the user; also the user's `username`. */
  sub: string;
  name: string | null;
  email: string | null;
  /** Absolute URL of a picture. */
  picture: string | null;
  gender: string | null;
  /** Present when the provider has verified the e-mail address. */
  emailVerified?: true;
}
