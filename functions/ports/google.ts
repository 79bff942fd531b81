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
  /** The address where people choose their account and get an ID token. Each request adds its state and nonce. */
  authorizationUrl: string;
  /** Returns a token's claims; `bad` for every invalid token, `down` when Google's keys are unavailable. */
  verify(token: string): Promise<{ claims: GoogleClaims } | 'bad' | 'down'>;
}
