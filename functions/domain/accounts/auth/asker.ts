import type { Shop } from '../../shop.ts';

/** Who asks for a code and tries it, as keyed hashes. */
export interface Asker {
  asker: string;
  /** Of the network the request came from. */
  network: string;
}

/** What a request says of its asker. */
export interface From {
  handle?: string | undefined;
  userId?: number;
}

/**
 * Who is asking: the account that is signed in, else the browser by the handle it made for itself, else everybody of the
 * network who sends no handle. The specification's calls have no handle, so a script that speaks only these is its
 * network: what it asks for it must try from there.
 */
export async function askerOf(shop: Shop, { handle, userId }: From): Promise<Asker> {
  const network = await shop.keyedHash(`asker/network/${shop.visitor.network}`);
  if (userId !== undefined) return { asker: await shop.keyedHash(`asker/user/${userId}`), network };
  return { asker: handle === undefined ? network : await shop.keyedHash(`asker/handle/${handle}`), network };
}
