interface ShownPicture {
  key: string;
  /** The colour in the picture; null for all. */
  color: string | null;
}

/**
 * Returns the distinct pictures of a product for one of its SKUs: the SKU's own, those of its colour, those of no
 * single colour, and last those of other colours.
 */
export function picturesOf<Picture extends ShownPicture>(
  { mediaList }: { mediaList: readonly Picture[] },
  sku: { color: string; mediaList: readonly Picture[] } | undefined,
): Picture[] {
  const place = ({ color }: Picture) => (color === null ? 1 : color === sku?.color ? 0 : 2);
  const inOrder = mediaList.toSorted((one, other) => place(one) - place(other));
  const all = [...(sku?.mediaList ?? []), ...inOrder];
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
}

/** Returns the lead SKU of a product: the first in stock, else the first. */
export function leadSku<Sku extends { inStock: boolean }>({ skus }: { skus: readonly Sku[] }): Sku | undefined {
  return skus.find(({ inStock }) => inStock) ?? skus[0];
}
