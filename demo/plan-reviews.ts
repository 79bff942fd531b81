import type { SeedProduct } from './catalogue/catalogue.ts';
import type { Dice } from './dice.ts';
import type { ListedProduct, PlannedOrder } from './plan-orders.ts';
import { ANY_PIECE_REVIEWS, REVIEWS } from './reviews/index.ts';
import type { SeedReview } from './reviews/review.ts';
import { REVIEW_TEXT_MIN } from '#contract/shop/review-words.ts';
import { skusOf } from './seed-product.ts';

const DAY = 86_400_000;

export interface PlannedReview {
  slug: string;
  /** Index in the list of customers. The list begins with the customers who order. */
  customer: number;
  at: number;
  review: SeedReview;
}

interface Writer {
  customer: number;
  /** The time of delivery, for customers who bought the product here. */
  deliveredAt: number | undefined;
}

/**
 * Plans the reviews of each product. Buyers write first. Each text is true of its product, and no product has the same
 * text twice.
 * @param people the number of customers; the first `buyers` of them order
 */
export function planReviews(
  dice: Dice,
  now: number,
  listed: readonly ListedProduct[],
  orders: readonly PlannedOrder[],
  people: { buyers: number; all: number },
  count: number,
): PlannedReview[] {
  const deliveries = deliveriesOf(orders, listed);
  const shown = listed.filter(
    ({ product, listedAt }) => !product.hidden && product.preOrderDays === undefined && listedAt < now - 20 * DAY,
  );
  // A few products have many reviews, most have a few, some have none.
  const fame = new Map(shown.map((item) => [item, (item.product.featured ?? 10) * (0.3 + dice.below(100) / 60) + 4]));
  const total = [...fame.values()].reduce((sum, share) => sum + share, 0);
  const uses = new Map<SeedReview, number>();

  return shown
    .flatMap((item) => {
      const wanted = Math.round((fame.get(item)! / total) * count);
      const quality = dice.weigh([0, 1, 2], (mood) => [6, 3, 1][mood]!);
      const writers = writersOf(dice, deliveries.get(item.product.slug) ?? [], people, wanted);
      const said = new Set<SeedReview>();
      return writers.flatMap(({ customer, deliveredAt }) => {
        const review = wordsFor(dice, item.product, quality, said, uses);
        if (!review) return [];
        said.add(review);
        uses.set(review, (uses.get(review) ?? 0) + 1);
        const since = deliveredAt ?? item.listedAt + 12 * DAY;
        const at = since + (1 + dice.below(deliveredAt ? 18 : Math.max(2, Math.floor((now - since) / DAY)))) * DAY;
        return at < now ? [{ slug: item.product.slug, customer, at: at + dice.below(86_000) * 1000, review }] : [];
      });
    })
    .filter(({ at }) => at < now);
}

/** Returns the buyers of each product, with the times of delivery. */
function deliveriesOf(orders: readonly PlannedOrder[], listed: readonly ListedProduct[]): Map<string, Writer[]> {
  const slugs = new Map(listed.flatMap(({ product }) => skusOf(product).map(({ row }) => [row.code, product.slug])));
  const deliveries = new Map<string, Writer[]>();
  for (const { customer, lines, steps } of orders) {
    const delivered = steps.find(({ to }) => to === 'DELIVERED');
    if (!delivered) continue;
    for (const slug of new Set(lines.map(({ code }) => slugs.get(code)!))) {
      deliveries.set(slug, [...(deliveries.get(slug) ?? []), { customer, deliveredAt: delivered.at }]);
    }
  }
  return deliveries;
}

/** Returns the writers: buyers first, then people who bought elsewhere; each once. */
function writersOf(dice: Dice, buyers: Writer[], people: { buyers: number; all: number }, options: number): Writer[] {
  const others = Array.from({ length: people.all - people.buyers }, (_, index): Writer => ({
    customer: people.buyers + index,
    deliveredAt: undefined,
  }));
  const once = new Map(dice.shuffle(buyers).map((writer) => [writer.customer, writer]));
  return [...once.values(), ...dice.shuffle(others)].slice(0, options);
}

/** Typical ratings: good ones, medium ones, and one in ten that is bad. */
const STARS = [
  { 5: 62, 4: 22, 3: 8, 2: 4, 1: 4 },
  { 5: 48, 4: 26, 3: 13, 2: 6, 1: 7 },
  { 5: 28, 4: 22, 3: 20, 2: 14, 1: 16 },
] as const;

function wordsFor(
  dice: Dice,
  product: SeedProduct,
  quality: number,
  said: ReadonlySet<SeedReview>,
  uses: ReadonlyMap<SeedReview, number>,
): SeedReview | undefined {
  const stars = dice.weigh([5, 4, 3, 2, 1] as const, (value) => STARS[quality]![value]);
  const isFit = (review: SeedReview) =>
    review.stars === stars &&
    !said.has(review) &&
    review.text.trim().length >= REVIEW_TEXT_MIN &&
    fits(review, product);
  const own = (REVIEWS[product.category] ?? []).filter((review) => isFit(review) && !uses.has(review));
  if (own.length > 0 && dice.chance(70)) return dice.pick(own);
  const any = ANY_PIECE_REVIEWS.filter(isFit);
  if (any.length === 0) return own.length > 0 ? dice.pick(own) : undefined;
  // The least used texts first.
  const least = Math.min(...any.map((review) => uses.get(review) ?? 0));
  return dice.pick(any.filter((review) => (uses.get(review) ?? 0) === least));
}

/** Tells whether a review is true of a product. */
export function fits({ fits: wanted }: SeedReview, product: SeedProduct): boolean {
  if (!wanted) return true;
  const { attributes } = product;
  const isAmong = <Value>(values: readonly Value[] | undefined, value: Value) => !values || values.includes(value);
  return (
    isAmong(wanted.style, attributes.style) &&
    isAmong(wanted.plating, attributes.plating) &&
    isAmong(wanted.closure, attributes.closure) &&
    (!wanted.stone || attributes.stone.some((stone) => wanted.stone!.includes(stone))) &&
    (wanted.minPrice === undefined || product.price >= wanted.minPrice) &&
    (wanted.maxPrice === undefined || product.price <= wanted.maxPrice) &&
    (wanted.sized === undefined || wanted.sized === (Boolean(product.sizes?.length) && !product.adjustable)) &&
    (wanted.set === undefined || wanted.set === isSet(product))
  );
}

/** Tells whether the box contains more than the single piece or pair of its category. */
function isSet({ attributes, category }: SeedProduct): boolean {
  const contents = attributes.setContents.toLowerCase();
  if (/\b(and|with)\b|,/.test(contents.replace(/\b(extra|spare)[^,]*|\b(box|pouch)\b[^,]*/g, ''))) return true;
  const many = /\b(\d+)\b/.exec(contents);
  return ['bangles', 'rings', 'saree-pins', 'hair-pins'].includes(category) && Number(many?.[1] ?? 1) > 2;
}
