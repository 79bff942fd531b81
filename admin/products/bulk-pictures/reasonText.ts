import type { Unmatched } from './matchPictures.ts';

/** Returns why a picture has no product, in words. */
export function reasonText({ reason, products, part }: Unmatched, nameOf: (productId: number) => string): string {
  const names = products.map((id) => `“${nameOf(id)}”`);
  switch (reason) {
    case 'no product':
      return 'No code, address or title of a product begins its name.';
    case 'two products':
      return `It could be of ${names.join(' or of ')}.`;
    case 'unclear name':
      return `Its name begins as ${names.join()}, but “${part}” may belong to another code.`;
    case 'not in the shop':
      return `The table names “${part}”, which no product has.`;
  }
}
