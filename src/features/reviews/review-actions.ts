import { $session } from '../../storage/session.ts';
import { paths } from '../../paths.ts';

/**
 * What a shopper does with the reviews of a page: mark one as helpful, find their own, delete it. What speaks to the
 * server is loaded when it is needed, and who is here is asked for when the reviews come into view.
 */
export function startReviewActions(): void {
  const root = document.querySelector<HTMLElement>('[data-reviews-of]');
  if (!root) return;
  const part = <Found extends HTMLElement>(name: string) => root.querySelector<Found>(`[data-${name}]`)!;
  const productId = Number(root.dataset.reviewsOf);
  const says = part('reviews-says');
  const dialog = part<HTMLDialogElement>('ask-delete');
  const load = () => import('../../api/reviews.ts');
  let ownId: number | undefined;

  async function fail(error: unknown): Promise<void> {
    const { wordsFor } = await import('../../api/client.ts');
    says.textContent = wordsFor(error);
  }

  async function showMine(): Promise<void> {
    if (!$session.get().isShopper) return;
    const { getMyReviews } = await load();
    const { review, isHidden, liked } = await getMyReviews(productId);
    for (const id of liked) showLiked(id, true);
    if (!review) return;
    ownId = review.id;
    part('own-stars').textContent = `${review.rating} of 5 stars`;
    part('own-hidden').hidden = !isHidden;
    part('own').hidden = false;
    // They wanted to write another.
    part('already').hidden = !new URLSearchParams(location.search).has('reviewed');
    // Nobody finds their own review helpful.
    document.querySelector(`[data-like="${review.id}"]`)?.remove();
  }

  function showLiked(id: number, isLiked: boolean, likes?: number): void {
    const button = document.querySelector<HTMLElement>(`[data-like="${id}"]`);
    button?.setAttribute('aria-pressed', String(isLiked));
    const count = button?.parentElement?.querySelector<HTMLElement>('[data-likes]');
    if (count && likes !== undefined) count.textContent = likes > 0 ? `${likes} found this helpful` : '';
  }

  async function like(button: HTMLElement): Promise<void> {
    if (!$session.get().isShopper) return location.assign(paths.signIn(location.pathname + location.search));
    const id = Number(button.dataset.like);
    const { likeReview } = await load();
    const { liked, likes } = await likeReview(id, button.getAttribute('aria-pressed') !== 'true');
    showLiked(id, liked, likes);
  }

  async function remove(): Promise<void> {
    if (ownId === undefined) return;
    const { deleteReview } = await load();
    const { message } = await deleteReview(ownId);
    document.querySelector(`[data-review="${ownId}"]`)?.remove();
    part('own').hidden = true;
    part('already').hidden = true;
    ownId = undefined;
    says.textContent = message;
  }

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-like]');
    if (button) like(button).catch(fail);
  });
  part('write-review').addEventListener('click', (event) => {
    if (ownId !== undefined) {
      event.preventDefault();
      part('already').hidden = false;
    } else if (!$session.get().token) {
      event.preventDefault();
      location.assign(root.dataset.signIn!);
    }
  });
  part('delete-review').addEventListener('click', () => dialog.showModal());
  part('cancel').addEventListener('click', () => dialog.close());
  part('confirm').addEventListener('click', () => {
    dialog.close();
    remove().catch(fail);
  });
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    showMine().catch(fail);
  });
  // All of the reviews and not only what stands above them: a link may lead to one of them.
  watch.observe(root.parentElement!);
}
