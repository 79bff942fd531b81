/** An access token of an outside service, and when the shop stops using it. Epoch milliseconds. */
export interface KeptToken {
  token: string;
  until: number;
}

/** Stores a token beyond the life of the process that requested it. */
export interface TokenStore {
  read(): Promise<KeptToken | undefined>;
  keep(token: KeptToken): Promise<void>;
}
