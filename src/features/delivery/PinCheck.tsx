import { useStore } from '@nanostores/react';
import { Truck } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { bareCode } from '#contract/shop/bare-text.ts';
import * as texts from '#contract/words/en/product-scripts.ts';
import { CHECKING } from '#contract/words/en/scripts.ts';
import { checkPin } from '../../api/delivery.ts';
import type { PinCheck as Checked } from '../../api/delivery.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import { $deliveryPin } from './delivery-pin.ts';
import styles from './pin-check.module.css';
import { $chosenSku, $noCashAtPin } from './product-delivery.ts';

interface Props {
  /** The SKU to check until one is chosen. */
  skuId: number;
}

const PIN_LENGTH = 6;
const NOTHING = { text: '', isError: false };

/** The delivery check of the chosen SKU for a PIN code. It is not rendered without JavaScript. */
function PinCheck({ skuId }: Props) {
  const speech = useSpoken();
  const { said, saidAny } = speech;
  const id = useId();
  const sku = useStore($chosenSku) ?? skuId;
  const [part, setPart] = useState<'prompt' | 'form' | 'summary'>('prompt');
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState(NOTHING);
  const [found, setFound] = useState<Checked>();
  const box = useRef<HTMLElement>(null);
  /** The PIN code and SKU of the last request. */
  const lastQuery = useRef('');
  const takesFocus = useRef(false);

  async function check(code: string): Promise<void> {
    const query = `${code} ${sku}`;
    lastQuery.current = query;
    setBusy(true);
    setMessage({ text: said(CHECKING), isError: false });
    try {
      // Loaded on demand: it holds all PIN code ranges, and most visitors never check.
      const { pinFault } = await import('#contract/shop/india.ts');
      const error = pinFault(code);
      if (error) return complain(error);
      const checked = await checkPin(code, sku);
      // The PIN code has changed since the request.
      if (lastQuery.current !== query) return;
      if (!checked.isServiceable) return complain(checked.reason ?? messages.PIN_NOT_SERVICEABLE);
      $deliveryPin.set(code);
      $noCashAtPin.set(checked.codReason);
      setFound(checked);
      setMessage(NOTHING);
      show('summary');
    } catch {
      if (lastQuery.current === query) complain(messages.PIN_CHECK_ERROR);
    } finally {
      if (lastQuery.current === query) setBusy(false);
    }
  }

  function complain(text: string): void {
    $noCashAtPin.set(undefined);
    setBusy(false);
    setMessage({ text: saidAny(text), isError: true });
    show('form');
  }

  /** Shows a part and focuses it if requested, or if the focused element was removed. */
  function show(next: typeof part, isRequested = box.current?.contains(document.activeElement) ?? false): void {
    takesFocus.current = isRequested;
    setPart(next);
  }

  useEffect(() => {
    if (!takesFocus.current) return;
    const next = box.current?.querySelector<HTMLElement>('input, [data-change]');
    if (!next || next === document.activeElement) return;
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  }, [part]);

  // The PIN code that this browser checked before, or that was set in the header.
  useEffect(
    () =>
      $deliveryPin.subscribe((known, before) => {
        if (known === '') {
          // Without a stored PIN code the visitor may have begun to type one.
          if (!before) return;
          lastQuery.current = '';
          setPart('prompt');
          setPin('');
          $noCashAtPin.set(undefined);
        } else if (lastQuery.current !== `${known} ${sku}`) {
          setPin(known);
          setPart((now) => (now === 'prompt' ? 'form' : now));
          void check(known);
        }
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the check of another SKU is what it is done again for
    [sku],
  );

  return (
    <section className={styles.box} aria-label={said(texts.DELIVERY)} ref={box}>
      {part === 'prompt' && (
        <button className={`link ${styles.prompt}`} type="button" onClick={() => show('form', true)}>
          <LineIcon icon={Truck} size={18} /> {said(texts.CHECK_DELIVERY)}
        </button>
      )}
      {part === 'form' && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void check(pin);
          }}
        >
          <div className="field">
            <label htmlFor={id}>{said(texts.PIN_CODE)}</label>
            <div className={styles.row}>
              <input
                id={id}
                name="pin"
                inputMode="numeric"
                autoComplete="postal-code"
                // A pasted PIN code may have other characters around it.
                maxLength={40}
                size={8}
                value={pin}
                aria-invalid={message.isError || undefined}
                aria-describedby={`${id}-said`}
                onChange={({ target }) => {
                  // The same as `pinDigits`, without loading the PIN code ranges.
                  const digits = bareCode(target.value).replace(/\D/g, '').slice(0, PIN_LENGTH);
                  setPin(digits);
                  setMessage(NOTHING);
                  lastQuery.current = '';
                  if (digits.length === PIN_LENGTH) void check(digits);
                }}
              />
              <button className="button quiet" type="submit" disabled={isBusy || pin.length !== PIN_LENGTH}>
                {said(messages.PIN_CHECK)}
              </button>
            </div>
          </div>
        </form>
      )}
      {part === 'summary' && found && (
        <div className={styles.summary}>
          <LineIcon icon={Truck} size={18} />
          <div>
            <p>
              <strong>{promiseOf(found, speech)}</strong>{' '}
              <button
                className={`link ${styles.change}`}
                type="button"
                data-change
                onClick={() => {
                  setMessage(NOTHING);
                  show('form', true);
                }}
              >
                {said(messages.PIN_CHANGE)}
                <span className="visually-hidden">{said(texts.THE_PIN_CODE)}</span>
              </button>
            </p>
            <p className="small soft">{couriersOf(found, speech)}</p>
          </div>
        </div>
      )}
      <p id={`${id}-said`} className={`${styles.said} ${message.isError ? 'fault' : 'small'}`} role="status">
        {message.text}
      </p>
    </section>
  );
}

export default withBoundary(PinCheck);

function promiseOf({ pincode, city, deliveryDate }: Checked, { said, weekday }: Speech): string {
  const place = city ? `${city} ${pincode}` : pincode;
  return deliveryDate
    ? said(texts.DELIVERY_TO_BY, { place, day: weekday(deliveryDate) })
    : said(texts.DELIVERY_TO, { place, when: said(messages.DELIVERY_ESTIMATE_FALLBACK) });
}

/** Returns the possible couriers, each once. The promised day holds for all of them. */
function couriersOf({ fastest, cheapest }: Checked, { said }: Speech): string {
  if (!fastest || !cheapest) return '';
  const [one, other] = [fastest.courier_name, cheapest.courier_name];
  return one === other
    ? said(texts.SENT_WITH, { courier: one })
    : said(texts.SENT_WITH_EITHER, { fastest: one, cheapest: other });
}
