import type { Shop } from '../../shop.ts';

/** The person or browser that requests a code and tries it, as keyed hashes. */
export interface Asker {
  asker: string;
  /** Hash of the network that the request came from. */
  network: string;
}

/** The facts of a request that identify its asker. */
export interface From {
  handle?: string | undefined;
  userId?: number;
}

/**
 * Returns the asker of a request: the signed-in account, or the browser by its self-made handle, or all requests of the
 * network without a handle. The specification's calls have no handle. A script that uses only these must try a code
 * from the network that requested it.
 */
export async function askerOf(shop: Shop, { handle, userId }: From): Promise<Asker> {
  const network = await shop.keyedHash(`asker/network/${shop.visitor.network}`);
  if (userId !== undefined) return { asker: await shop.keyedHash(`asker/user/${userId}`), network };
  return { asker: handle === undefined ? network : await shop.keyedHash(`asker/handle/${handle}`), network };
}
