import type { ReactNode } from 'react';
import styles from './outcome-card.module.css';

interface Props {
  heading: string;
  /** How it ended, where it has. */
  look?: 'good' | 'bad' | undefined;
  children: ReactNode;
}

const LOOKS = { good: styles.good, bad: styles.bad };

/** What became of something, as all that a page says: it is read out when it changes. */
export function OutcomeCard({ heading, look, children }: Props) {
  return (
    <section className={['panel', styles.card, look && LOOKS[look]].filter(Boolean).join(' ')} aria-live="polite">
      <h1>{heading}</h1>
      {children}
    </section>
  );
}
