import { withBoundary } from '../../ui/Boundary.tsx';
import { ForShoppers } from '../orders/ForShoppers.tsx';
import { WishlistItems } from './WishlistItems.tsx';

/** The wishlist page. */
function Wishlist() {
  return (
    <ForShoppers what="your wishlist">
      <WishlistItems />
    </ForShoppers>
  );
}

export default withBoundary(Wishlist);
