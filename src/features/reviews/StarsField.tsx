import { useId } from 'react';
import { Fault } from '../../ui/TextField.tsx';
import { ratingWord } from './rating.ts';
import styles from './write-review.module.css';

interface Props {
  name: string;
  label: string;
  /** 1 to 5, or empty. */
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
  /** The one that a review cannot do without. */
  isLarge?: boolean;
}

const STARS = ['1', '2', '3', '4', '5'];

/** Stars to choose from, as five radio buttons. */
export function StarsField({ name, label, value, onChange, fault, isLarge = false }: Props) {
  const id = useId();
  return (
    <fieldset
      className={`${styles.stars} ${isLarge ? styles.large : ''}`}
      aria-describedby={fault ? `${id}-fault` : undefined}
    >
      <legend>{label}</legend>
      <span className={styles.row}>
        {STARS.map((stars) => (
          <label key={stars} className={Number(stars) <= Number(value) ? styles.filled : styles.star}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden="true">{Number(stars) <= Number(value) ? '★' : '☆'}</span>
            <span className="visually-hidden">
              {stars} {stars === '1' ? 'star' : 'stars'}
            </span>
          </label>
        ))}
        <span className="soft small">{value !== '' && ratingWord(Number(value))}</span>
      </span>
      <Fault id={`${id}-fault`} text={fault} />
    </fieldset>
  );
}
