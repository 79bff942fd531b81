import type { Unmatched } from './matchPictures.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';

/** Returns why a picture has no product, in words. */
export function reasonText({ reason, products, part }: Unmatched, nameOf: (productId: number) => string): string {
  const names = products.map((id) => `“${nameOf(id)}”`);
  switch (reason) {
    case 'no product':
      return words.noCodeAddressOrTitle;
    case 'two products':
      return words.itCouldBeOf(names);
    case 'unclear name':
      return words.itsNameBeginsAsBut(names.join(), part);
    case 'not in the shop':
      return words.theTableNamesWhichNo(part);
  }
}
