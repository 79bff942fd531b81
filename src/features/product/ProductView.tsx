import { useStore } from '@nanostores/react';
import { Banknote, Gift, Star } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import * as texts from '#contract/words/en/product-scripts.ts';
import { codRefusal } from '#contract/shop/cod.ts';
import { canBeGivenBack, giveBackOf } from '#contract/shop/give-back.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { skuOfAddress } from '#contract/pages/paths.ts';
import { picturesOf } from '#contract/pages/pictures.ts';
import { getProduct } from '../../api/products.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import { $chosenSku, $noCashAtPin } from '../delivery/product-delivery.ts';
import { BestPrice } from './BestPrice.tsx';
import { BuyActions } from './BuyActions.tsx';
import { chooseColour, chooseSize, choiceOf, firstChoice, lacksSize } from './choice.ts';
import { Gallery } from './Gallery.tsx';
import type { NotifyMe } from '../stock-notices/NotifyMe.tsx';
import type { ShownProduct, ShownSku } from './shown-product.ts';
import { StockLine } from './StockLine.tsx';
import { VariantChoice } from './VariantChoice.tsx';
import styles from './product.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';

interface Props {
  product: ShownProduct;
  /** The settings behind the promises at the price. */
  policy: Pick<StorePolicy, 'shippingFeePaise' | 'cod' | 'prepaid' | 'giveBackPercent'>;
  /** The breadcrumb: on top on wide screens, below the picture on phones. */
  trail?: ReactNode;
  /** The delivery check and the promises. */
  delivery?: ReactNode;
  promises?: ReactNode;
  children?: ReactNode;
}

/**
 * The interactive part of a product page: pictures, price, stock and purchase. It is rendered on the server; the
 * browser loads the current price and stock once. Its children are rendered below the buttons.
 */
function ProductView({ product: rendered, policy, trail, delivery, promises, children }: Props) {
  const { product, isCurrent } = useCurrentProduct(rendered);
  const speech = useSpoken();
  const { said, langOf, path } = speech;
  const sizes = useRef<HTMLFieldSetElement>(null);
  const sizeError = useId();
  const { skus } = product;
  const [choice, setChoice] = useState(() => firstChoice(skus));
  const [isSizeMissed, setSizeMissed] = useState(false);
  useEffect(() => {
    // Links from search engines and feeds name the SKU they showed.
    const code = skuOfAddress(new URLSearchParams(location.search));
    const named = rendered.skus.find(({ skuCode }) => skuCode === code);
    if (named) setChoice(choiceOf(named));
  }, [rendered]);
  const sku = skus.find(({ id }) => id === choice?.skuId) ?? skus[0];
  const noCashAtPin = useStore($noCashAtPin);
  useEffect(() => $chosenSku.set(sku?.id), [sku?.id]);
  const needsSize = choice !== undefined && lacksSize(skus, choice);
  // Without a chosen size the stock of the colour counts.
  const left = needsSize
    ? Math.max(0, ...skus.filter(({ color }) => color === sku?.color).map((one) => one.inventory.availableQuantity))
    : (sku?.inventory.availableQuantity ?? 0);
  const notice = useNotifyMe(left === 0 && !needsSize);
  const pictures = useMemo(() => picturesOf(product, sku), [sku, product]);

  function askForSize() {
    setSizeMissed(true);
    sizes.current?.scrollIntoView({ block: 'center' });
    // Focuses the first available size without choosing it.
    const radios = [...(sizes.current?.querySelectorAll('input') ?? [])];
    (radios.find(({ dataset }) => dataset.gone === undefined) ?? radios[0])?.focus({ preventScroll: true });
  }

  if (!sku || !choice) return <p className="notice bad">{said(messages.OUT_OF_STOCK)}</p>;
  return (
    <div className={styles.product}>
      <Gallery key={sku.color} items={pictures} name={product.name} />
      <div className={styles.trail}>{trail}</div>
      <div className={styles.facts}>
        <div className={styles.names}>
          <p className={`${styles.brand} soft small`}>
            <span lang={langOf(product.brand)}>{product.brand}</span>
            {product.rating.count > 0 && (
              <a className={styles.rating} href="#reviews">
                <LineIcon icon={Star} size={15} /> {product.rating.average.toFixed(1)}
                <span className="visually-hidden">{said(texts.OUT_OF_FIVE)}</span> (
                {said(product.rating.count === 1 ? texts.ONE_REVIEW : texts.REVIEWS, { count: product.rating.count })})
              </a>
            )}
          </p>
          <h1 lang={langOf(product.name)}>{product.name}</h1>
          {product.title !== product.name && (
            <p className="soft small" lang={langOf(product.title)}>
              {product.title}
            </p>
          )}
        </div>
        <div>
          <p className={styles.price}>
            <strong className="amount">
              {needsSize && isDearer(product, sku)
                ? said(texts.FROM_PRICE, { price: formatRupees(sku.sellingPrice) })
                : formatRupees(sku.sellingPrice)}
            </strong>
            {sku.discountPercentage > 0 && (
              <>
                <s className="amount soft">
                  <span className="visually-hidden">MRP </span>
                  {formatRupees(sku.mrpPrice)}
                </s>
                <span className={styles.off}>{said(texts.PERCENT_OFF, { percent: sku.discountPercentage })}</span>
              </>
            )}
          </p>
          <p className="soft small">
            {said(texts.ALL_TAXES)}
            {policy.shippingFeePaise === 0 && ` ${said(texts.FREE_SHIPPING)}`}
          </p>
        </div>
        <VariantChoice
          product={product}
          choice={choice}
          onColour={(colour) => setChoice(chooseColour(skus, choice, colour))}
          onSize={(size) => {
            setChoice(chooseSize(skus, choice, size));
            setSizeMissed(false);
          }}
          sizes={sizes}
          sizeError={isSizeMissed ? { id: sizeError, text: said(messages.SELECT_SIZE_COLOR) } : undefined}
        />
        {left > 0 && <BestPrice skuId={sku.id} />}
        {!isCurrent && <p className="fault">{said(texts.NOT_CHECKED)}</p>}
        <BuyActions
          product={product}
          sku={sku}
          size={choice.size}
          available={left}
          onSizeMissing={needsSize ? askForSize : undefined}
        >
          <StockLine available={left} isOfOne={!needsSize} product={product} />
        </BuyActions>
        {notice && <notice.NotifyMe skuId={sku.id} name={product.name} />}
        <section className={styles.promises} aria-label={said(texts.DELIVERY_PAYMENT_RETURNS)}>
          {delivery}
          <p>
            <LineIcon icon={Banknote} size={18} /> {paymentText(product, sku.sellingPrice, policy, noCashAtPin, speech)}
          </p>
          {promises}
          {canBeGivenBack(product.attributes) && policy.giveBackPercent > 0 && (
            <p>
              <LineIcon icon={Gift} size={18} />
              <span>
                {said(texts.GIVE_BACK, {
                  amount: formatPaise(giveBackOf(Math.round(sku.sellingPrice * 100), policy.giveBackPercent)),
                })}{' '}
                <a href={`${path(paths.refund)}#give-back`}>{said(texts.HOW_IT_WORKS)}</a>
              </span>
            </p>
          )}
        </section>
        {children}
        <dl className={`${styles.seller} small`}>
          <div>
            <dt>{said(messages.PRODUCT_SOLD_BY)}</dt>
            <dd lang={langOf(product.seller.businessDetails.businessName)}>
              <a href={path(paths.store(product.seller.slug))}>{product.seller.businessDetails.businessName}</a>
            </dd>
          </div>
          <div>
            <dt>{said(messages.PRODUCT_SHIPS_FROM)}</dt>
            <dd lang={langOf(product.seller.businessDetails.businessName)}>
              {product.seller.businessDetails.businessName}, {product.seller.shipsFrom}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

export default withBoundary(ProductView);

/** Returns whether another size of the same colour costs more. */
function isDearer({ skus }: ShownProduct, { color, sellingPrice }: ShownSku): boolean {
  return skus.some((other) => other.color === color && other.sellingPrice > sellingPrice);
}

/**
 * Returns the payment methods of a piece, and why cash on delivery is unavailable.
 * @param noCashAtPin why it is unavailable at the checked PIN code
 */
function paymentText(
  { name, codAllowed }: ShownProduct,
  rupees: number,
  { cod, prepaid }: Props['policy'],
  noCashAtPin: string | null | undefined,
  { said, saidAny }: Speech,
): string {
  const goodsPaise = Math.round(rupees * 100);
  const no = codRefusal({ goodsPaise, lines: [{ name, codAllowed }], refusedParcels: 0 }, { cod, prepaid });
  const off =
    prepaid.offered && prepaid.discountPercent > 0 ? said(texts.OFF_ONLINE, { percent: prepaid.discountPercent }) : '';
  const refusal = no?.words ?? noCashAtPin;
  return `${refusal ? saidAny(refusal) : said(texts.COD_AVAILABLE)} ${off}`.trim();
}

/** Returns the current product: first as rendered, then as the server returns it. */
function useCurrentProduct(rendered: ShownProduct): { product: ShownProduct; isCurrent: boolean } {
  const [state, setState] = useState({ product: rendered, isCurrent: true });
  useEffect(() => {
    getProduct(rendered.seoUrl).then(
      (product) => setState({ product, isCurrent: true }),
      () => setState((known) => ({ ...known, isCurrent: false })),
    );
  }, [rendered.seoUrl]);
  return state;
}

/** Loads 'Notify me' only if something is sold out, since most products are in stock. */
function useNotifyMe(isNeeded: boolean): { NotifyMe: typeof NotifyMe } | undefined {
  const [loaded, setLoaded] = useState<{ NotifyMe: typeof NotifyMe }>();
  useEffect(() => {
    // On failure the page works without it.
    if (isNeeded) void import('../stock-notices/NotifyMe.tsx').then(setLoaded, () => {});
  }, [isNeeded]);
  return isNeeded ? loaded : undefined;
}
