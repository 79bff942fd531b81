import * as messages from '#contract/messages.ts';
import { pageButtons } from './page-buttons.ts';
import { useSpoken } from './use-spoken.ts';
import styles from './page-links.module.css';

interface Props {
  page: number;
  pageCount: number;
  /** Returns the address of a page. */
  address: (page: number) => string;
}

/** The page links of an island's list, like `PageNumbers.astro` for lists rendered on the server. */
export function PageLinks({ page, pageCount, address }: Props) {
  const { said } = useSpoken();
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.numbers} aria-label={said('Pages')}>
      {page > 1 && (
        <a href={address(page - 1)} rel="prev">
          {said(messages.SEARCH_PREVIOUS)}
        </a>
      )}
      {pageButtons(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <a
            key={number}
            href={address(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={said('Page {number}', { number })}
          >
            {number}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={address(page + 1)} rel="next">
          {said(messages.SEARCH_NEXT)}
        </a>
      )}
    </nav>
  );
}
