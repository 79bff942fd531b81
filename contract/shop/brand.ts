/** The name of the shop, as its shoppers read it on pages, in mails and on papers. */
export interface Brand {
  /** Empty until the owner has entered it. */
  name: string;
  /** What the shop is, in a few words, such as 'Imitation and 1-gram gold jewellery'. */
  tagline: string;
}

export const BRAND_NAME_MAX_LENGTH = 40;
export const TAGLINE_MAX_LENGTH = 80;

/** Returns the shop's name; its domain while it has none. */
export function shopNameOf({ brand }: { brand: Brand }, origin: string): string {
  return brand.name || origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '');
}
