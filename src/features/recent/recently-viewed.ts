import { imageUrl } from '#contract/pages/image-url.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { storedValue, listOf } from '../../storage/stored-value.ts';

const MOST = 12;

/** A product as stored in the browser. */
interface Seen {
  /** The address of the English page. */
  href: string;
  name: string;
  price: string;
  /** The key of the picture. */
  picture: string | null;
}

const seen = storedValue(KEPT.recentlyViewed, listOf(isSeen));

/** Shows the viewed products, newest first, and stores the product of this page. */
export function startRecentlyViewed(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  const list = section?.querySelector('[data-recent-list]');
  if (!section || !list) return;
  const current = section.dataset.current ? (JSON.parse(section.dataset.current) as Seen) : undefined;
  const before = seen.get().filter(({ href }) => href !== current?.href);
  const { prefix = '' } = section.dataset;
  list.replaceChildren(...before.map((one) => entryOf(one, prefix)));
  section.hidden = before.length === 0;
  if (current) seen.set([current, ...before].slice(0, MOST));
}

/** @param prefix of the pages in the language of this page; empty for English */
function entryOf({ href, name, price, picture }: Seen, prefix: string): HTMLElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = prefix + href;
  const image = document.createElement(picture ? 'img' : 'span');
  if (image instanceof HTMLImageElement && picture) {
    Object.assign(image, { src: imageUrl(picture, 200, 'webp'), width: 112, height: 112, alt: '', loading: 'lazy' });
  } else image.className = 'no-picture';
  const title = document.createElement('span');
  title.textContent = name;
  // A name is stored in the language of the page on which it was seen.
  const isHindi = /[\u0900-\u097f]/.test(name);
  if (isHindi && !prefix) title.lang = 'hi-IN';
  else if (!isHindi && prefix && /[a-z]{2}/i.test(name)) title.lang = 'en-IN';
  const amount = document.createElement('strong');
  amount.className = 'amount';
  amount.textContent = price;
  link.append(image, title, amount);
  entry.append(link);
  return entry;
}

function isSeen(value: unknown): value is Seen {
  const { href, name, price } = (value ?? {}) as Partial<Seen>;
  return [href, name, price].every((text) => typeof text === 'string') && href!.startsWith('/product/');
}
