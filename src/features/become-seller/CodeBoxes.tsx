import type { ComponentProps } from 'react';
import { CODE_LENGTH } from '#contract/shop/policy.ts';
import { CodeField } from '../sign-in/CodeField.tsx';
import styles from './code-boxes.module.css';

/**
 * A code field drawn as six boxes. It is one field over them, so that pasting, autofill and screen readers work as
 * usual.
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
