import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import * as messages from '#contract/messages.ts';
import { listToReview } from '../../api/account.ts';
import { serverState } from '../../api/server-state.ts';
import { paths } from '../../paths.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import styles from './account.module.css';

const toReview = serverState(listToReview, messages.REVIEWS_FETCH_FAILED);

/** The delivered products that are not reviewed yet. */
export function ReviewsToWrite() {
  const { said, langOf, instant, path } = useSpoken();
  const { value: products, error } = useStore(toReview.$answer);
  useEffect(() => void toReview.load(), []);
  if (!products && error) return <Unread error={error} onRetry={() => void toReview.load()} />;
  if (!products) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (products.length === 0)
    return <p>{said('There is nothing to review yet. What you order is listed here once it is delivered.')}</p>;
  return (
    <ul className={styles.cards}>
      {products.map(({ productId, name, seoUrl, deliveredAt, pictureKey }) => (
        <li key={productId} className={`panel ${styles.card} ${styles.pictured}`}>
          {pictureKey && <img src={imageUrl(pictureKey, 200, 'webp')} width="80" height="80" alt="" loading="lazy" />}
          <div>
            <h2>
              <a href={path(paths.product(seoUrl))} lang={langOf(name)}>
                {name}
              </a>
            </h2>
            <p className="soft small">{said('Delivered on {time}', { time: instant(Date.parse(deliveredAt)) })}</p>
            <a className="link" href={path(paths.writeReview(seoUrl))}>
              {said('Write a review')}
              <span className="visually-hidden">{said(' of {name}', { name })}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
