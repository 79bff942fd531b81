import { RowLink } from '../ui/list/RowLink.tsx';

/** A table cell with a link to a product. */
export const productLink = ({ productId, name }: { productId: number; name: string }) => (
  <RowLink to={`/products/${productId}`}>{name}</RowLink>
);
