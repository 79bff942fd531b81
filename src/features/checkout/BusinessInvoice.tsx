import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { businessErrors } from './business-form.ts';
import type { BusinessForm } from './business-form.ts';
import styles from './checkout.module.css';

interface Props {
  /** Undefined for consumers. */
  value: BusinessForm | undefined;
  /** Whether errors of untouched fields are shown. */
  showsAll: boolean;
  /** The server's field errors. */
  refused: Partial<Record<keyof BusinessForm, string>> | undefined;
  onChange: (value: BusinessForm | undefined) => void;
}

/** Asks whether the buyer is a business, and for its GSTIN and name. */
export function BusinessInvoice({ value, showsAll, refused, onChange }: Props) {
  const { said } = useSpoken();
  const [left, setLeft] = useState<Partial<Record<keyof BusinessForm, boolean>>>({});
  const errors = { ...refused, ...(value ? businessErrors(value) : {}) };
  const field = (name: keyof BusinessForm) => ({
    value: value?.[name] ?? '',
    onChange: (text: string) => value && onChange({ ...value, [name]: text }),
    onLeave: () => setLeft({ ...left, [name]: value?.[name] !== '' }),
    error: left[name] || showsAll ? errors[name] : undefined,
  });
  return (
    <section id="business-invoice">
      <label className={styles.business}>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => onChange(event.target.checked ? { gstin: '', legalName: '' } : undefined)}
        />
        {said('I need a GST invoice')}
      </label>
      {value && (
        <div className={styles.businessFields}>
          <TextField
            id="business-gstin"
            label="GSTIN"
            autoCapitalize="characters"
            autoComplete="off"
            {...field('gstin')}
          />
          <TextField
            id="business-name"
            label={said('Legal name of the business')}
            autoComplete="organization"
            {...field('legalName')}
          />
          <p className="soft small">{said('It cannot be changed once the invoice is made.')}</p>
        </div>
      )}
    </section>
  );
}
