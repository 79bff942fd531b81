import { Star } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import { codRefusal } from '#contract/shop/cod.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Product } from '../../api/wire.ts';
import { getProduct } from '../../api/products.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { BuyActions } from './BuyActions.tsx';
import { chooseColour, chooseSize, firstChoice } from './choice.ts';
import { Gallery } from './Gallery.tsx';
import type { NotifyMe } from '../stock-notices/NotifyMe.tsx';
import { StickyBuy } from './StickyBuy.tsx';
import { StockLine } from './StockLine.tsx';
import { VariantChoice } from './VariantChoice.tsx';
import styles from './product.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';

interface Props {
  product: Product;
  /** As the store's settings have it. */
  shipsFree: boolean;
  /** How it can be paid, as the store's settings have it. */
  payment: Pick<StorePolicy, 'cod' | 'prepaid'>;
  children?: ReactNode;
}

/**
 * The part of a product page that lives: pictures, price, stock, and what can be bought. It is drawn whole by the
 * server; in the browser it asks once how price and stock stand now. What it is handed stands below the buttons.
 */
function ProductView({ product: drawn, shipsFree, payment, children }: Props) {
  const { product, isCurrent } = useCurrentProduct(drawn);
  const buying = useRef<HTMLDivElement>(null);
  const form = useId();
  const { skus } = product;
  const [choice, setChoice] = useState(() => firstChoice(skus));
  const sku = skus.find(({ id }) => id === choice?.skuId) ?? skus[0];
  const notice = useNotifyMe(sku?.inventory.availableQuantity === 0);
  const pictures = useMemo(() => [...(sku?.mediaList ?? []), ...product.mediaList], [sku, product]);

  if (!sku || !choice) return <p className="notice bad">{messages.OUT_OF_STOCK}</p>;
  return (
    <div className={styles.product}>
      <Gallery key={sku.color} items={pictures} name={product.name} />
      <div className={styles.facts}>
        <p className="soft small">{product.brand}</p>
        <h1>{product.title}</h1>
        {product.rating.count > 0 && (
          <p className={`${styles.rating} small`}>
            <a href="#reviews">
              <LineIcon icon={Star} size={15} /> {product.rating.average.toFixed(1)}
              <span className="visually-hidden"> out of 5 stars,</span> ({product.rating.count}{' '}
              {product.rating.count === 1 ? 'review' : 'reviews'})
            </a>
          </p>
        )}
        <p className={styles.price}>
          <strong className="amount">{formatRupees(sku.sellingPrice)}</strong>
          {sku.discountPercentage > 0 && (
            <>
              <s className="amount soft">
                <span className="visually-hidden">MRP </span>
                {formatRupees(sku.mrpPrice)}
              </s>
              <span className="badge">{sku.discountPercentage}% off</span>
            </>
          )}
        </p>
        <p className="soft small">MRP inclusive of all taxes.{shipsFree && ' Free shipping.'}</p>
        <p className="small">{paymentWords(product, sku.sellingPrice, payment)}</p>
        <VariantChoice
          product={product}
          choice={choice}
          onColour={(colour) => setChoice(chooseColour(skus, choice, colour))}
          onSize={(size) => setChoice(chooseSize(skus, choice, size))}
        />
        <StockLine available={sku.inventory.availableQuantity} product={product} />
        {!isCurrent && (
          <p className="fault">Price and stock could not be checked just now. They are checked again when you order.</p>
        )}
        {notice && <notice.NotifyMe skuId={sku.id} name={product.name} />}
        <div ref={buying}>
          <BuyActions product={product} sku={sku} size={choice.size} id={form} />
        </div>
        {children}
        <StickyBuy watched={buying} sku={sku} name={product.name} form={form} />
        <dl className={`${styles.seller} small`}>
          <div>
            <dt>{messages.PRODUCT_SOLD_BY}</dt>
            <dd>
              <a href={paths.store(product.seller.slug)}>{product.seller.businessDetails.businessName}</a>
            </dd>
          </div>
          <div>
            <dt>{messages.PRODUCT_SHIPS_FROM}</dt>
            <dd>
              {product.seller.businessDetails.businessName}, {product.seller.shipsFrom}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

export default withBoundary(ProductView);

/** How one piece can be paid, and what is missing where it cannot be paid at the door. */
function paymentWords({ name, codAllowed }: Product, rupees: number, { cod, prepaid }: Props['payment']): string {
  const goodsPaise = Math.round(rupees * 100);
  const no = codRefusal({ goodsPaise, lines: [{ name, codAllowed }], refusedParcels: 0 }, { cod, prepaid });
  const off =
    prepaid.offered && prepaid.discountPercent > 0 ? `${prepaid.discountPercent}% off when you pay online.` : '';
  return `${no?.words ?? 'Cash on delivery available.'} ${off}`.trim();
}

/** The product as it stands now: as drawn at first, then as the server says. */
function useCurrentProduct(drawn: Product): { product: Product; isCurrent: boolean } {
  const [state, setState] = useState({ product: drawn, isCurrent: true });
  useEffect(() => {
    getProduct(drawn.seoUrl).then(
      (product) => setState({ product, isCurrent: true }),
      () => setState((known) => ({ ...known, isCurrent: false })),
    );
  }, [drawn.seoUrl]);
  return state;
}

/** 'Notify me', where something is sold out: most can be bought, so it is loaded where it is wanted. */
function useNotifyMe(isWanted: boolean): { NotifyMe: typeof NotifyMe } | undefined {
  const [loaded, setLoaded] = useState<{ NotifyMe: typeof NotifyMe }>();
  useEffect(() => {
    // Where it cannot be loaded, the page goes on without it.
    if (isWanted) void import('../stock-notices/NotifyMe.tsx').then(setLoaded, () => {});
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}
