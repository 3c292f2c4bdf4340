/** Who a person is, as the identity provider vouches for it. What the provider does not say is null. */
export interface Identity {
  /** The provider's name for the person; also the `username` of the user. */
  sub: string;
  name: string | null;
  email: string | null;
  /** Absolute address of a picture. */
  picture: string | null;
  gender: string | null;
}
