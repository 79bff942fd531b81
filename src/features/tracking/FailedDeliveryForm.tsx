import { useId } from 'react';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import type { FailedDeliveryWish } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './tracking.module.css';

interface Props {
  reason: string;
  /** Sends the instruction and shows the new state. */
  onAnswer: (answer: FailedDeliveryWish) => Promise<void>;
}

/** The form for a parcel that could not be delivered: another attempt with a hint, or return to the seller. */
export function FailedDeliveryForm({ reason, onAnswer }: Props) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const { values, set, form, field, failure, isSending } = useForm({
    initial: { action: 'REATTEMPT', on: '', addressDetail: '', phone: '' },
    failure: UNEXPECTED_ERROR,
    async send({ action, on, addressDetail, phone }) {
      await onAnswer({
        action: action === 'RETURN' ? 'RETURN' : 'REATTEMPT',
        on: on || null,
        addressDetail,
        phone: phone || null,
      });
    },
  });
  const isReturn = values.action === 'RETURN';
  return (
    <form className={styles.failed} {...form}>
      <fieldset>
        <legend>
          {said('The courier could not deliver it ({reason}). What should it do next?', {
            reason: saidAny(reason).toLowerCase(),
          })}
        </legend>
        {(
          [
            ['REATTEMPT', 'Try again'],
            ['RETURN', 'Send it back'],
          ] as const
        ).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="action"
              value={value}
              checked={values.action === value}
              onChange={() => set('action', value)}
            />{' '}
            {said(label)}
          </label>
        ))}
      </fieldset>
      {!isReturn && (
        <>
          <TextField id={`${id}-on`} label={said('On which day (optional)')} type="date" {...field('on')} />
          <TextField
            id={`${id}-detail`}
            label={said('Directions to find you (optional)')}
            maxLength={200}
            {...field('addressDetail')}
          />
          <TextField
            id={`${id}-phone`}
            label={said('Another mobile number (optional)')}
            inputMode="tel"
            {...field('phone')}
          />
        </>
      )}
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
        </p>
      )}
      <button className="button" type="submit" disabled={isSending}>
        {said(isReturn ? 'Send it back' : 'Try again')}
      </button>
    </form>
  );
}
