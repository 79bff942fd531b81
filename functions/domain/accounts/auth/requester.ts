import type { Shop } from '../../shop.ts';

/** The person or browser that requests a code and tries it, as keyed hashes. */
export interface Requester {
  requester: string;
  /** Hash of the network that the request came from. */
  network: string;
}

/** The facts of a request that identify its requester. */
export interface From {
  handle?: string | undefined;
  userId?: number;
}

/**
 * Returns the requester of a request: the signed-in account, or the browser by its self-made handle, or all requests of the
 * network without a handle. The specification's calls have no handle. A script that uses only these must try a code
 * from the network that requested it.
 */
export async function requesterOf(shop: Shop, { handle, userId }: From): Promise<Requester> {
  const network = await shop.keyedHash(`requester/network/${shop.visitor.network}`);
  if (userId !== undefined) return { requester: await shop.keyedHash(`requester/user/${userId}`), network };
  return { requester: handle === undefined ? network : await shop.keyedHash(`requester/handle/${handle}`), network };
}
