import { useEffect, useId, useRef, useState } from 'react';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import { NEEDS_VIDEO } from '#contract/shop/return-words.ts';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import { ApiError, wordsFor } from '../../api/client.ts';
import { askReturn } from '../../api/returns.ts';
import type { RefundDestination, ReturnOptions, UploadedFile } from '../../api/wire.ts';
import { keptDraft } from '../../forms/kept-draft.ts';
import { formatRupees } from '../../ui/rupees.ts';
import type { Chosen } from './chosen.ts';
import { DestinationFields, NO_DESTINATION, typedDestination } from './DestinationFields.tsx';
import { EvidenceField } from './EvidenceField.tsx';
import { ReturnItem } from './ReturnItem.tsx';
import { myReturns, options as optionsState } from './return-state.ts';
import styles from './returns.module.css';

/** What was chosen and typed, kept until it is sent. Where the money goes is not: a browser keeps no account number. */
interface ReturnDraft {
  chosen: Record<string, Chosen>;
  note: string;
  files: UploadedFile[];
  skuId: number | undefined;
  wantsExchange: boolean;
}

type Item = ReturnOptions['items'][number];
const keyOf = ({ orderItemId, consignmentId }: Item) => `${orderItemId}-${consignmentId}`;

/** What was chosen, as far as so much of it can still come back. */
function stillThere(chosen: Record<string, Chosen>, items: readonly Item[]): Record<string, Chosen> {
  const possible = new Map(items.map((item) => [keyOf(item), item.kind === null ? 0 : item.amounts.length]));
  return Object.fromEntries(
    Object.entries(chosen).filter(([key, { quantity }]) => quantity <= (possible.get(key) ?? 0)),
  );
}

/** Which pieces go back and why, what shows it, and what is wanted for them. What comes back is named before it is sent. */
export function ReturnForm({ options }: { options: ReturnOptions }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = keptDraft<ReturnDraft>(`return ${options.orderId}`);
  const [before] = useState(draft.get);
  const [chosen, setChosen] = useState(() => stillThere(before.chosen ?? {}, options.items));
  const [note, setNote] = useState(before.note ?? '');
  const [files, setFiles] = useState(before.files ?? []);
  const [skuId, setSkuId] = useState(before.skuId);
  const [wantsExchange, setWantsExchange] = useState(before.wantsExchange ?? false);
  const [destination, setDestination] = useState(NO_DESTINATION);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const key = useRef(crypto.randomUUID());
  useEffect(() => {
    if (Object.keys(chosen).length > 0) draft.set({ chosen, note, files, skuId, wantsExchange });
    else draft.drop();
    // The draft is the same one as long as the order is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, note, files, skuId, wantsExchange]);

  const picked = options.items.filter((item) => chosen[keyOf(item)]);
  const [first] = picked;
  const kind = first?.kind ?? 'RETURN';
  const amount = picked.reduce((sum, item) => sum + (item.amounts[chosen[keyOf(item)]!.quantity - 1] ?? 0), 0);
  const mayExchange = kind === 'RETURN' && picked.length === 1 && (first?.exchanges.length ?? 0) > 0;
  const isExchange = mayExchange && wantsExchange;
  const needsDestination = !isExchange && (kind === 'GIVE_BACK' || options.paymentMethod === 'COD');
  const needsVideo =
    kind === 'RETURN' && picked.some((item) => NEEDS_VIDEO.includes(chosen[keyOf(item)]!.reason as ReturnReason));

  const faultsFound = (): Record<string, string> => {
    const found: Record<string, string> = {};
    for (const item of picked) if (!chosen[keyOf(item)]!.reason) found[keyOf(item)] = 'Please choose a reason';
    if (picked.length === 0) found.items = 'Please choose what you return';
    if (isExchange && skuId === undefined) found.exchange = 'Please choose what you want for it';
    if (needsVideo && !files.some(({ contentType }) => contentType.startsWith('video/'))) {
      found.files = 'Please add the unboxing video: we need it for damaged and wrong items.';
    }
    return found;
  };

  /** Shows what is wrong, and leads to the first of it. */
  const show = (found: Record<string, string>) => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  async function send() {
    setFailure(undefined);
    const found = faultsFound();
    if (Object.keys(found).length > 0) return show(found);
    setFaults({});
    setSending(true);
    try {
      await askReturn(
        {
          orderId: options.orderId,
          kind,
          items: picked.map((item) => ({
            orderItemId: item.orderItemId,
            quantity: chosen[keyOf(item)]!.quantity,
            reason: chosen[keyOf(item)]!.reason || 'changedMind',
          })),
          resolution: isExchange ? 'EXCHANGE' : 'REFUND',
          ...(isExchange && { skuId }),
          note,
          mediaKeys: files.map((file) => file.key),
          ...(needsDestination && { destination: typedDestination(destination) satisfies RefundDestination }),
        },
        key.current,
      );
      setDone(true);
      setChosen({});
      setFiles([]);
      key.current = crypto.randomUUID();
      await Promise.all([myReturns.load(), optionsState.load(options.orderId)]);
    } catch (error) {
      // A refusal may be answered by another wish, which is another request.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) key.current = crypto.randomUUID();
      const fields = error instanceof ApiError ? error.fields : {};
      setFailure(wordsFor(error, UNEXPECTED_ERROR));
      show(fields);
    } finally {
      setSending(false);
    }
  }

  const isPossible = options.items.some((item) => item.kind !== null);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      {isDone && (
        <p className="notice good" role="status">
          We have your request. You see it below, and we email you at each step.
        </p>
      )}
      <ul className={styles.items}>
        {options.items.map((item) => (
          <ReturnItem
            key={keyOf(item)}
            item={item}
            chosen={chosen[keyOf(item)]}
            fault={faults[keyOf(item)]}
            /* What is returned and what is given back are two things. */
            isOther={first !== undefined && item.kind !== null && item.kind !== kind}
            onChange={(wish) => {
              setDone(false);
              setFaults({});
              setChosen(({ [keyOf(item)]: _, ...others }) => (wish ? { ...others, [keyOf(item)]: wish } : others));
            }}
          />
        ))}
      </ul>
      {faults.items && <p className="fault">{faults.items}</p>}
      {isPossible && first && (
        <>
          {mayExchange && (
            <fieldset className={styles.choice}>
              <legend>What would you like?</legend>
              <label>
                <input type="radio" name={`${id}-for`} checked={!isExchange} onChange={() => setWantsExchange(false)} />{' '}
                A refund
              </label>
              <label>
                <input type="radio" name={`${id}-for`} checked={isExchange} onChange={() => setWantsExchange(true)} />{' '}
                An exchange
              </label>
              {isExchange && (
                <div className="field">
                  <label htmlFor={`${id}-sku`}>Size or colour</label>
                  <select
                    id={`${id}-sku`}
                    aria-invalid={faults.exchange !== undefined}
                    value={skuId ?? ''}
                    onChange={({ target }) => setSkuId(Number(target.value) || undefined)}
                  >
                    <option value="">Please choose</option>
                    {first.exchanges.map((sku) => (
                      <option
                        key={sku.skuId}
                        value={sku.skuId}
                        disabled={sku.available < chosen[keyOf(first)]!.quantity}
                      >
                        {sku.detail}
                        {sku.available < chosen[keyOf(first)]!.quantity ? ' (sold out)' : ''}
                      </option>
                    ))}
                  </select>
                  {faults.exchange && <p className="fault">{faults.exchange}</p>}
                </div>
              )}
            </fieldset>
          )}
          {kind === 'RETURN' && (
            <EvidenceField files={files} onChange={setFiles} needsVideo={needsVideo} fault={faults.files} />
          )}
          <div className="field">
            <label htmlFor={`${id}-note`}>A note for the seller (optional)</label>
            <textarea id={`${id}-note`} value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
          </div>
          {needsDestination && (
            <DestinationFields
              typed={destination}
              onChange={setDestination}
              faults={faults}
              isTakenUp={before.chosen !== undefined}
            />
          )}
          <p className={styles.comes}>
            {isExchange ? (
              <>You pay nothing for the exchange.</>
            ) : (
              <>
                You get back <strong>{formatRupees(amount)}</strong>
                {kind === 'GIVE_BACK' && ' for it. You send it to us and pay the courier.'}
                {kind === 'RETURN' && !needsDestination && ' to the account you paid from.'}
              </>
            )}
          </p>
        </>
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      {isPossible && (
        <button className="button" type="submit" disabled={isSending}>
          {isSending
            ? 'Sending …'
            : kind === 'GIVE_BACK'
              ? 'Give back'
              : isExchange
                ? 'Ask for the exchange'
                : 'Ask for the return'}
        </button>
      )}
    </form>
  );
}
