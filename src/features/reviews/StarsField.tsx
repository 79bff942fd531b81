import { useId } from 'react';
import { FieldError } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { capital, ratingName } from './rating.ts';
import styles from './write-review.module.css';

interface Props {
  name: string;
  label: string;
  /** 1 to 5, or empty. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Whether it is the required overall rating. */
  isLarge?: boolean;
}

const STARS = ['1', '2', '3', '4', '5'];

/** Five stars as radio buttons. */
export function StarsField({ name, label, value, onChange, error, isLarge = false }: Props) {
  const { said } = useSpoken();
  const id = useId();
  return (
    <fieldset
      className={`${styles.stars} ${isLarge ? styles.large : ''}`}
      aria-describedby={error ? `${id}-fault` : undefined}
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
              {said(stars === '1' ? '{count} star' : '{count} stars', { count: stars })}
            </span>
          </label>
        ))}
        <span className="soft small">{value !== '' && capital(said(ratingName(Number(value))))}</span>
      </span>
      <FieldError id={`${id}-fault`} text={error} />
    </fieldset>
  );
}
