import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ORDER_NOTE_MAX_LENGTH } from '#contract/shop/policy.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $orderNote, writeOrderNote } from './order-note.ts';
import styles from './cart.module.css';

/** A note for the seller, folded until it is opened. */
export function OrderNote() {
  const { said } = useSpoken();
  const note = useStore($orderNote);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  if (!isOpen && note === '') {
    return (
      <p>
        <button className="link" type="button" onClick={() => setOpen(true)}>
          {said('Add a note for the seller')}
        </button>
      </p>
    );
  }
  return (
    <div className={`field ${styles.note}`}>
      <label htmlFor="cart-note">
        {said('A note for the seller')} <span className="soft">{said('(optional)')}</span>
      </label>
      <textarea
        id="cart-note"
        ref={field}
        maxLength={ORDER_NOTE_MAX_LENGTH}
        value={note}
        aria-describedby="cart-note-length"
        onChange={(event) => writeOrderNote(event.target.value)}
      />
      <p className="soft small" id="cart-note-length">
        {said('{count} of {most} characters. It is sent with your order.', {
          count: note.length,
          most: ORDER_NOTE_MAX_LENGTH,
        })}
      </p>
    </div>
  );
}
