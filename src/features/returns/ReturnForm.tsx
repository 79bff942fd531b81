import { useEffect, useId, useState } from 'react';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import type { ReturnKind } from '#contract/states/return.ts';
import { askReturn } from '../../api/returns.ts';
import type { ReturnOptions } from '../../api/wire.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { NO_DESTINATION } from './destination.ts';
import { DestinationFields } from './DestinationFields.tsx';
import { EvidenceField } from './EvidenceField.tsx';
import { ExchangeChoice } from './ExchangeChoice.tsx';
import { bodyOf, errorsOf, keyOf, stillPossible, termsOf } from './return-request.ts';
import type { ReturnValues } from './return-request.ts';
import { ReturnItem } from './ReturnItem.tsx';
import { myReturns, options as optionsState } from './return-state.ts';
import styles from './returns.module.css';

/** Without the destination of the refund: a browser stores no account number. */
interface ReturnDraft extends Omit<ReturnValues, 'destination' | 'items'> {
  chosen: ReturnValues['items'];
}

/** Which pieces go back and why, with evidence and the destination of the refund. Shows the amount before it is sent. */
export function ReturnForm({ options }: { options: ReturnOptions }) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const draft = storedDraft<ReturnDraft>(`return ${options.orderId}`);
  const [before] = useState(draft.get);
  const [isDone, setDone] = useState(false);
  const { values, set, errors, setErrors, form, failure, isSending } = useForm<ReturnValues>({
    initial: {
      items: stillPossible(before.chosen ?? {}, options.items),
      note: before.note ?? '',
      files: before.files ?? [],
      skuId: before.skuId,
      wantsExchange: before.wantsExchange ?? false,
      destination: NO_DESTINATION,
    },
    rules: () => Promise.resolve({ errorOf: () => undefined, errorsOf: (all) => errorsOf(options, all) }),
    failure: UNEXPECTED_ERROR,
    isRefusalShown: true,
    async send(all, idempotencyKey) {
      await askReturn(bodyOf(options, all), idempotencyKey);
      setDone(true);
      set('items', {});
      set('files', []);
      await Promise.all([myReturns.load(), optionsState.load(options.orderId)]);
    },
  });
  const { items, note, files, skuId, wantsExchange } = values;
  useEffect(() => {
    if (Object.keys(items).length > 0) draft.set({ chosen: items, note, files, skuId, wantsExchange });
    else draft.drop();
    // The draft changes only with the order.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [items, note, files, skuId, wantsExchange]);

  const terms = termsOf(options, values);
  const { first, kind, isExchange, needsDestination } = terms;
  const isPossible = options.items.some((item) => item.kind !== null);
  return (
    <form className={styles.form} {...form}>
      {isDone && (
        <p className="notice good" role="status">
          {said('We have your request. You see it below, and we email you at each step.')}
        </p>
      )}
      <ul className={styles.items}>
        {options.items.map((item) => {
          const key = keyOf(item);
          return (
            <ReturnItem
              key={key}
              name={`items.${key}`}
              item={item}
              chosen={items[key]}
              error={errors[`items.${key}`]}
              /* Returns and give-backs are separate requests. */
              isOther={first !== undefined && item.kind !== null && item.kind !== kind}
              onChange={(choice) => {
                const { [key]: _, ...others } = items;
                setDone(false);
                set('items', choice ? { ...others, [key]: choice } : others);
                setErrors({});
              }}
            />
          );
        })}
      </ul>
      {errors.items && <p className="fault">{saidAny(errors.items)}</p>}
      {isPossible && first && (
        <>
          {terms.mayExchange && (
            <ExchangeChoice
              {...first}
              isExchange={isExchange}
              onExchange={(wants) => set('wantsExchange', wants)}
              skuId={skuId}
              onSku={(sku) => set('skuId', sku)}
              error={errors.skuId}
            />
          )}
          {kind === 'RETURN' && (
            <EvidenceField
              name="files"
              files={files}
              onChange={(all) => set('files', all)}
              needsVideo={terms.needsVideo}
              error={errors.files}
            />
          )}
          <div className="field">
            <label htmlFor={`${id}-note`}>{said('A note for the seller (optional)')}</label>
            <textarea
              id={`${id}-note`}
              value={note}
              maxLength={500}
              onChange={({ target }) => set('note', target.value)}
            />
          </div>
          {needsDestination && (
            <DestinationFields
              values={values.destination}
              onChange={(destination, path) => set('destination', destination, path)}
              errors={errors}
              isRestored={before.chosen !== undefined}
            />
          )}
          <p className={styles.comes}>
            {isExchange
              ? said('You pay nothing for the exchange.')
              : saidWith(comesBackText(kind, needsDestination), {
                  amount: <strong>{formatRupees(terms.amount)}</strong>,
                })}
          </p>
        </>
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
        </p>
      )}
      {isPossible && (
        <button className="button" type="submit" disabled={isSending}>
          {said(isSending ? 'Sending …' : submitLabel(terms))}
        </button>
      )}
    </form>
  );
}

function comesBackText(kind: ReturnKind, needsDestination: boolean) {
  if (kind === 'GIVE_BACK') return 'You get back {amount} for it. You send it to us and pay the courier.';
  return needsDestination ? 'You get back {amount}' : 'You get back {amount} to the account you paid from.';
}

function submitLabel({ kind, isExchange }: ReturnType<typeof termsOf>) {
  if (kind === 'GIVE_BACK') return 'Give back';
  return isExchange ? 'Ask for the exchange' : 'Ask for the return';
}
