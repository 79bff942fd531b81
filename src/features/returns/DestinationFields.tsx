import { useId } from 'react';
import type { RefundDestination } from '../../api/wire.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './returns.module.css';

/** What is typed, of both ways: nothing is lost by looking at the other. */
export interface TypedDestination {
  way: 'UPI' | 'BANK';
  upiId: string;
  accountNumber: string;
  accountNumberAgain: string;
  ifsc: string;
  name: string;
}

export const NO_DESTINATION: TypedDestination = {
  way: 'UPI',
  upiId: '',
  accountNumber: '',
  accountNumberAgain: '',
  ifsc: '',
  name: '',
};

export function typedDestination({ way, upiId, ...bank }: TypedDestination): RefundDestination {
  return way === 'UPI' ? { way, upiId } : { way, ...bank };
}

interface Props {
  typed: TypedDestination;
  onChange: (typed: TypedDestination) => void;
  /** By field, as the server names them. */
  faults: Record<string, string>;
  /** The rest of the form is as it was left; this is not. */
  isTakenUp: boolean;
}

/** Where money goes that was paid at the door: a UPI id, or a bank account that is typed twice. */
export function DestinationFields({ typed, onChange, faults, isTakenUp }: Props) {
  const id = useId();
  const field = (name: Exclude<keyof TypedDestination, 'way'>) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    fault: faults[`destination.${name}`],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
  });
  return (
    <fieldset className={styles.choice}>
      <legend>Where should we send the money?</legend>
      {isTakenUp && <p className="small soft">These details are not kept in your browser. Please enter them again.</p>}
      {(['UPI', 'BANK'] as const).map((way) => (
        <label key={way}>
          <input
            type="radio"
            name={`${id}-way`}
            checked={typed.way === way}
            onChange={() => onChange({ ...typed, way })}
          />{' '}
          {way === 'UPI' ? 'UPI ID' : 'Bank account'}
        </label>
      ))}
      {typed.way === 'UPI' ? (
        <TextField
          label="UPI ID"
          placeholder="name@bank"
          autoComplete="off"
          autoCapitalize="none"
          {...field('upiId')}
        />
      ) : (
        <>
          <TextField label="Name on the account" autoComplete="name" {...field('name')} />
          <TextField label="Account number" inputMode="numeric" autoComplete="off" {...field('accountNumber')} />
          <TextField
            label="Account number again"
            inputMode="numeric"
            autoComplete="off"
            {...field('accountNumberAgain')}
          />
          <TextField
            label="IFSC"
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
