import { RowLink } from '../ui/list/RowLink.tsx';

/** A product as a cell that leads to it. */
export const productLink = ({ productId, name }: { productId: number; name: string }) => (
  <RowLink to={`/products/${productId}`}>{name}</RowLink>
);
