import type { NotificationType } from '#contract/shop/social-proof.ts';

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

/** Returns sales, carts and visitors as notifications, alternating between the kinds. */
export function linesOf(
  { sales, carts, visitors }: { sales: Sale[]; carts: Cart[]; visitors: Visitors },
  now: number,
): ProofLine[] {
  const kinds = [
    sales.map(({ product, place, soldAt }): ProofLine => {
      const where = place ? `Someone in ${place}` : 'Someone';
      return { type: 'sales', text: `${where} bought ${product.name} ${since(soldAt, now)}`, ...linkTo(product) };
    }),
    carts.map(({ product, count }): ProofLine => {
      return { type: 'carts', text: `${product.name} is in more than ${count - 1} carts`, ...linkTo(product) };
    }),
    visitors.currentCount > 0
      ? [
          {
            type: 'visitors' as const,
            text: `About ${visitors.currentCount} people are looking around just now`,
            href: null,
            picture: null,
          },
        ]
      : [],
  ];
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat();
}

function linkTo({ seoUrl, imageUrl }: Product) {
  return { href: `/product/${seoUrl}`, picture: imageUrl };
}

/** Returns roughly how long ago it was. */
function since(soldAt: string, now: number): string {
  const hours = Math.floor((now - Date.parse(soldAt)) / HOUR_MS);
  if (hours < 2) return 'within the last two hours';
  if (hours < 24) return 'within the last day';
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
