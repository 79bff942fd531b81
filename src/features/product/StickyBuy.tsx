import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Product } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import styles from './product.module.css';

interface Props {
  /** The buying part of the page: the bar stands in for it while it is out of sight. */
  watched: RefObject<HTMLElement | null>;
  sku: Product['skus'][number];
  name: string;
  /** The id of the form that the bar's button sends off. */
  form: string;
}

/**
 * On phones a bar at the bottom keeps price and purchase at hand. Its button sends off the page's own form, brought
 * back into sight: size and quantity are chosen there.
 */
export function StickyBuy({ watched, sku, name, form }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    // With a root that never ends below, only what was scrolled past counts as out of sight, also after a leap.
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);

  if (!isShown) return null;
  return (
    <aside className={`${styles.stickyBuy} no-print`} aria-label={`Buy ${name}`}>
      <p>
        <strong className="amount">{formatRupees(sku.sellingPrice)}</strong>
        <span className="soft small">
          {[sku.color, sku.size.includes(',') ? '' : sku.size].filter(Boolean).join(', ')}
        </span>
      </p>
      <button
        className="button"
        type="submit"
        form={form}
        disabled={!sku.inStock}
        onClick={() => watched.current?.scrollIntoView({ block: 'center' })}
      >
        {sku.inStock ? 'Add to Cart' : 'Out of stock'}
      </button>
    </aside>
  );
}
