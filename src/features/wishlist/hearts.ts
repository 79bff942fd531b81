import { paths } from '../../paths.ts';
import { translatedPathHere } from '../../ui/page-language.ts';
import { $session } from '../../storage/session.ts';
import { rememberAction } from '../session/pending-action.ts';
import { $wishlistContents, refreshContents } from './contents.ts';

/**
 * Starts the hearts of the page: they show and change the wishlist. The listener is on the document, since lists are
 * replaced. The code that calls the server is loaded only for shoppers with a wishlist.
 */
export function startHearts(): void {
  const paint = () => {
    const ids = new Set($session.get().isShopper ? $wishlistContents.get().ids : []);
    for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
      heart.setAttribute('aria-pressed', String(ids.has(Number(heart.dataset.heart))));
    }
  };
  $wishlistContents.subscribe(paint);
  $session.listen(paint);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasHeart))) paint();
  }).observe(document.body, { childList: true, subtree: true });

  document.addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-heart]');
    if (heart) void press(heart);
  });

  if ($session.get().isShopper) {
    void refreshContents(async () => {
      const { getWishlistIds } = await import('../../api/wishlist.ts');
      return (await getWishlistIds()).productIds;
      // On failure the hearts keep the last known state; the wishlist page shows the error.
    }).catch(() => undefined);
  }
}

function hasHeart(node: Node): boolean {
  return node instanceof Element && (node.matches('[data-heart]') || node.querySelector('[data-heart]') !== null);
}

/** Toggles a product. Visitors sign in first, and the action runs afterwards. */
async function press({ dataset }: HTMLElement): Promise<void> {
  const productId = Number(dataset.heart);
  const name = dataset.name ?? '';
  if ($session.get().isShopper) {
    const { toggleProduct } = await import('./toggle-product.ts');
    if ((await toggleProduct({ id: productId, name })) !== 'signed out') return;
  }
  rememberAction({ kind: 'wishlist', what: { productId }, shown: { name, picture: dataset.picture } });
  location.assign(translatedPathHere(paths.signIn(location.pathname + location.search)));
}
