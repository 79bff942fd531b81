import type { ComponentProps } from 'react';
import { CODE_LENGTH } from '#contract/shop/policy.ts';
import { CodeField } from '../sign-in/CodeField.tsx';
import styles from './code-boxes.module.css';

/**
 * The code in six boxes. It is one field that lies over them, so that a paste, a phone's offer and a screen reader find
 * what they know.
 */
export function CodeBoxes(field: ComponentProps<typeof CodeField>) {
  return (
    <div className={styles.code}>
      <CodeField {...field} />
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span key={index} className={styles.box} aria-hidden="true" data-next={index === field.value.length}>
          {field.value[index]}
        </span>
      ))}
    </div>
  );
}
