import { Trash2 } from 'lucide';
import { useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { WishlistProduct } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { focusOf } from '../../ui/focus.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { choiceOf, optionsOf } from './options.ts';
import type { WishlistOption } from './options.ts';
import { NotifyMe } from '../stock-notices/NotifyMe.tsx';
import styles from './wishlist.module.css';

/** Widths of the picture in pixels. */
const WIDTHS = [200, 320, 480] as const;

interface Props {
  product: WishlistProduct;
  isBusy: boolean;
  onMove: (option: WishlistOption) => void;
  onRemove: () => void;
}

/** A product of the wishlist: current price, price change, and a button to move it to the cart. */
export function WishlistCard({ product, isBusy, onMove, onRemove }: Props) {
  const { said, path } = useSpoken();
  const { name, seoUrl, brand, isSold, inStock } = product;
  return (
    <li className={styles.card} aria-busy={isBusy}>
      <Picture product={product} />
      <button className={styles.remove} type="button" disabled={isBusy} onClick={onRemove}>
        <LineIcon icon={Trash2} size={18} strokeWidth={1.6} />
        <span className="visually-hidden">{said('Remove {name}', { name })}</span>
      </button>
      <div className={styles.words}>
        <h2>
          {isSold ? (
            <a href={path(paths.product(seoUrl))}>
              <OwnText text={name} />
            </a>
          ) : (
            <OwnText text={name} />
          )}
        </h2>
        <p className="soft small">
          <OwnText text={brand} />
        </p>
        {isSold ? <Price product={product} /> : <p className={`${styles.gone} small`}>{said('No longer sold')}</p>}
        {isSold && !inStock && <p className={`${styles.gone} small`}>{said(messages.STOCK_OUT)}</p>}
        {product.isBackInStock && <p className={`${styles.good} small`}>{said('Back in stock')}</p>}
        {product.isPreOrder && <p className="soft small">{said('Pre-order')}</p>}
      </div>
      {isSold && !inStock && <Wait product={product} />}
      {inStock && <MoveToCart product={product} isBusy={isBusy} onMove={onMove} />}
    </li>
  );
}

function Picture({ product: { mediaList, seoUrl, isSold } }: { product: WishlistProduct }) {
  const { said, path } = useSpoken();
  const [picture] = mediaList;
  const image = picture ? (
    <img
      src={imageUrl(picture.key, 320, 'webp')}
      srcSet={WIDTHS.map((width) => `${imageUrl(picture.key, width, 'webp')} ${width}w`).join(', ')}
      sizes="(min-width: 64rem) 18rem, 50vw"
      width="320"
      height="320"
      alt=""
      loading="lazy"
      data-focus={focusOf(picture)}
    />
  ) : (
    said(messages.HOME_CATEGORY_NO_IMAGE)
  );
  if (!isSold) return <span className={`${styles.picture} ${styles.faded}`}>{image}</span>;
  return (
    <a className={styles.picture} href={path(paths.product(seoUrl))} tabIndex={-1} aria-hidden="true">
      {image}
    </a>
  );
}

function Price({ product: { price, mrpPrice, discount, priceDrop } }: { product: WishlistProduct }) {
  const { said } = useSpoken();
  if (price === null) return null;
  return (
    <>
      <p className={styles.price}>
        <span className="visually-hidden">{said('Price')}</span>
        <strong className="amount">{formatRupees(price)}</strong>
        {discount > 0 && mrpPrice !== null && (
          <s className="amount soft small">
            <span className="visually-hidden">MRP </span>
            {formatRupees(mrpPrice)}
          </s>
        )}
      </p>
      {priceDrop > 0 && (
        <p className={`${styles.good} small`}>
          {saidWith('{amount} less than when you added it', {
            amount: <span className="amount">{formatRupees(priceDrop)}</span>,
          })}
        </p>
      )}
    </>
  );
}

/** Asks for size and colour if there is a choice, without a preselection. */
function MoveToCart({ product, isBusy, onMove }: Omit<Props, 'onRemove'>) {
  const speech = useSpoken();
  const { said } = speech;
  const id = useId();
  const options = optionsOf(product, speech);
  const only = options.length === 1 ? options[0] : undefined;
  const [optionIndex, setOptionIndex] = useState('');
  const [isAsking, setAsking] = useState(false);
  const chosen = only ?? (optionIndex === '' ? undefined : options[Number(optionIndex)]);
  const move = () => {
    setAsking(!chosen);
    if (chosen) onMove(chosen);
    else document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.move}>
      {!only && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {said('{choice} of {name}', { choice: said(choiceOf(product)), name: product.name })}
          </label>
          <select
            id={id}
            value={optionIndex}
            aria-invalid={isAsking && !chosen}
            aria-describedby={isAsking && !chosen ? `${id}-fault` : undefined}
            onChange={({ target }) => setOptionIndex(target.value)}
          >
            <option value="">{said('Choose {choice}', { choice: said(choiceOf(product)).toLowerCase() })}</option>
            {options.map(({ label, inStock }, index) => (
              <option key={label} value={index} disabled={!inStock}>
                {label}
                {!inStock && ` ${said('(out of stock)')}`}
              </option>
            ))}
          </select>
        </>
      )}
      {isAsking && !chosen && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {said(messages.SELECT_SIZE_COLOR)}
        </p>
      )}
      <button className="button quiet" type="button" disabled={isBusy} onClick={move}>
        {said('Move to cart')}
        <span className="visually-hidden"> {product.name}</span>
      </button>
    </div>
  );
}

/** Requests a back-in-stock notice for a product with one SKU; otherwise links to the product. */
function Wait({ product: { skus, name, seoUrl } }: { product: WishlistProduct }) {
  const { said, path } = useSpoken();
  const [only, another] = skus;
  if (!only) return null;
  if (!another) return <NotifyMe skuId={only.id} name={name} />;
  return (
    <a className="button quiet" href={path(paths.product(seoUrl))}>
      {said('Notify me')}
      <span className="visually-hidden">
        {said(' when this is back in stock: ')}
        {name}
      </span>
    </a>
  );
}
