import type { ReactNode } from 'react';
import styles from './outcome-card.module.css';

interface Props {
  heading: string;
  /** The result, once it is known. */
  look?: 'good' | 'bad' | undefined;
  children: ReactNode;
}

const LOOKS = { good: styles.good, bad: styles.bad };

/** The result of an action as the only content of a page, in a live region. */
export function OutcomeCard({ heading, look, children }: Props) {
  return (
    <section className={['panel', styles.card, look && LOOKS[look]].filter(Boolean).join(' ')} aria-live="polite">
      <h1>{heading}</h1>
      {children}
    </section>
  );
}
