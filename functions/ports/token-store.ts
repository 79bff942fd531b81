/** A token with which a service lets the shop in, and until when it is used. Epoch milliseconds. */
export interface KeptToken {
  token: string;
  until: number;
}

/** Where a token outlives the process that asked for it. */
export interface TokenStore {
  read(): Promise<KeptToken | undefined>;
  keep(token: KeptToken): Promise<void>;
}
