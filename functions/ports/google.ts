/** The claims of an ID token that Google issued for this shop and that has not expired. */
export interface GoogleClaims {
  /** The permanent id of the account. */
  sub: string;
  email: string;
  isEmailVerified: boolean;
  /** The Workspace domain the account belongs to. */
  hostedDomain: string | undefined;
  name: string | undefined;
  nonce: string | undefined;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface GoogleIdentity {
  /** Where people choose their account and come back from with an ID token; one request adds its state and nonce. */
  authorizationUrl: string;
  /** What a token says; `bad` for every token that is not to be believed, `down` where Google's keys cannot be had. */
  verify(token: string): Promise<{ claims: GoogleClaims } | 'bad' | 'down'>;
}
