import { FIVE_STARS_PATH } from './star-path.ts';
import styles from './stars.module.css';

/** The left edge of a star in its box of 16, and its width. */
const STAR_FROM = 1.3;
const STAR_WIDTH = 13.4;

/** A row of five stars for a rating of 0 to 5, with the number for screen readers. */
export function Stars({ value, label = `${value} out of 5 stars` }: { value: number; label?: string }) {
  const whole = Math.min(5, Math.floor(value));
  const part = Math.min(1, value - whole);
  // The width of the inner SVG, which clips the filled stars.
  const filledTo = part > 0 ? 16 * whole + STAR_FROM + STAR_WIDTH * part : 16 * whole;
  return (
    <svg className={styles.row} viewBox="0 0 80 16" role="img" aria-label={label}>
      <path d={FIVE_STARS_PATH} fill="none" stroke="currentColor" strokeWidth="0.8" strokeOpacity="0.6" />
      {value > 0 && (
        <svg width={filledTo} height="16">
          <path d={FIVE_STARS_PATH} fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
