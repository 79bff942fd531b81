import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CLOSE } from '#contract/words/en/product-scripts.ts';
import { LineIcon } from './LineIcon.tsx';
import { said } from './said.ts';
import styles from './drawer.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer: from below on phones, from the side on wide screens. Escape closes it. */
export function Drawer({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // The dialog gets clicks on its backdrop; its button and Escape do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      className={styles.drawer}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <button className={styles.close} type="button" aria-label={said(CLOSE)} onClick={onClose}>
            <LineIcon icon={X} size={24} strokeWidth={1.5} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
