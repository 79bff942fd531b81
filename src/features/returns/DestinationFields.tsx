import { useId } from 'react';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { DestinationValues } from './destination.ts';
import styles from './returns.module.css';

interface Props {
  values: DestinationValues;
  /** @param path of the changed field in its form */
  onChange: (values: DestinationValues, path: string) => void;
  /** By path, as the server names them. */
  errors: FieldErrors;
  /** Whether the other fields of the form were restored from a draft, which never has these. */
  isRestored: boolean;
}

/** Where to refund an order that was paid in cash: a UPI id, or a bank account whose number is typed twice. */
export function DestinationFields({ values, onChange, errors, isRestored }: Props) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const field = (name: Exclude<keyof DestinationValues, 'way'>) => {
    const path = `destination.${name}`;
    return {
      id: `${id}-${name}`,
      name: path,
      value: values[name],
      error: errors[path] && saidAny(errors[path]),
      onChange: (value: string) => onChange({ ...values, [name]: value }, path),
    };
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{said('Where should we send the money?')}</legend>
      {isRestored && (
        <p className="small soft">{said('These details are not kept in your browser. Please enter them again.')}</p>
      )}
      {(['UPI', 'BANK'] as const).map((way) => (
        <label key={way}>
          <input
            type="radio"
            name={`${id}-way`}
            checked={values.way === way}
            onChange={() => onChange({ ...values, way }, 'destination.way')}
          />{' '}
          {said(way === 'UPI' ? 'UPI ID' : 'Bank account')}
        </label>
      ))}
      {values.way === 'UPI' ? (
        <TextField
          label={said('UPI ID')}
          placeholder="name@bank"
          autoComplete="off"
          autoCapitalize="none"
          {...field('upiId')}
        />
      ) : (
        <>
          <TextField label={said('Name on the account')} autoComplete="name" {...field('name')} />
          <TextField
            label={said('Account number')}
            inputMode="numeric"
            autoComplete="off"
            {...field('accountNumber')}
          />
          <TextField
            label={said('Account number again')}
            inputMode="numeric"
            autoComplete="off"
            {...field('accountNumberAgain')}
          />
          <TextField
            label={said('IFSC')}
            placeholder="HDFC0001234"
            autoComplete="off"
            autoCapitalize="characters"
            {...field('ifsc')}
          />
        </>
      )}
    </fieldset>
  );
}
