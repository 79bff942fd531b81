import { FIVE_STARS_PATH } from './star-path.ts';
import styles from './stars.module.css';

/** Where a star begins in its box of 16, and how wide it is. */
const STAR_FROM = 1.3;
const STAR_WIDTH = 13.4;

/** Stars as a row of five, with the number, 0 to 5, for those who do not see them. */
export function Stars({ value }: { value: number }) {
  const whole = Math.min(5, Math.floor(value));
  const part = Math.min(1, value - whole);
  // The inner picture ends here, which cuts the filled stars off.
  const filledTo = part > 0 ? 16 * whole + STAR_FROM + STAR_WIDTH * part : 16 * whole;
  return (
    <svg className={styles.row} viewBox="0 0 80 16" role="img" aria-label={`${value} out of 5 stars`}>
      <path d={FIVE_STARS_PATH} fill="none" stroke="currentColor" strokeWidth="0.8" strokeOpacity="0.6" />
      {value > 0 && (
        <svg width={filledTo} height="16">
          <path d={FIVE_STARS_PATH} fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
