import type { NotificationType } from '#contract/shop/social-proof.ts';
import * as texts from '#contract/words/en/scripts.ts';
import type { said } from '../../ui/said.ts';

/** The content of one notification. */
export interface ProofLine {
  type: NotificationType;
  text: string;
  href: string | null;
  picture: string | null;
}

interface Product {
  name: string;
  seoUrl: string;
  imageUrl: string | null;
}
export interface Sale {
  product: Product;
  place: string | null;
  soldAt: string;
}
export interface Cart {
  product: Product;
  count: number;
}
export interface Visitors {
  currentCount: number;
}

const HOUR_MS = 3_600_000;

/** How a page says a text, and which path leads to a page in its language. */
export interface PageWords {
  say: typeof said;
  path(path: string): string;
}

/** Returns sales, carts and visitors as notifications, alternating between the kinds. */
export function linesOf(
  { sales, carts, visitors }: { sales: Sale[]; carts: Cart[]; visitors: Visitors },
  now: number,
  { say, path }: PageWords,
): ProofLine[] {
  const linkTo = ({ seoUrl, imageUrl }: Product) => ({ href: path(`/product/${seoUrl}`), picture: imageUrl });
  const kinds = [
    sales.map(({ product, place, soldAt }): ProofLine => {
      const sale = { name: product.name, when: since(soldAt, now, say) };
      const text = place ? say(texts.SOMEONE_IN_BOUGHT, { place, ...sale }) : say(texts.SOMEONE_BOUGHT, sale);
      return { type: 'sales', text, ...linkTo(product) };
    }),
    carts.map(({ product, count }): ProofLine => {
      const text = say(texts.IN_MORE_THAN_CARTS, { name: product.name, count: count - 1 });
      return { type: 'carts', text, ...linkTo(product) };
    }),
    visitors.currentCount > 0
      ? [
          {
            type: 'visitors' as const,
            text: say(texts.PEOPLE_LOOK_AROUND, { count: visitors.currentCount }),
            href: null,
            picture: null,
          },
        ]
      : [],
  ];
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat();
}

/** Returns roughly how long ago it was. */
function since(soldAt: string, now: number, say: PageWords['say']): string {
  const hours = Math.floor((now - Date.parse(soldAt)) / HOUR_MS);
  if (hours < 2) return say(texts.WITHIN_TWO_HOURS);
  if (hours < 24) return say(texts.WITHIN_A_DAY);
  const days = Math.floor(hours / 24);
  return days === 1 ? say(texts.YESTERDAY) : say(texts.DAYS_AGO, { days });
}
