import { useEffect, useId, useRef, useState } from 'react';
import { pinDigits, pinFault, STATES } from '#contract/shop/india.ts';
import * as messages from '#contract/messages.ts';
import { addAddress, changeAddress } from '../../api/addresses.ts';
import { placeOfPin } from '../delivery/place-of-pin.ts';
import type { PlaceOfPin } from '../delivery/place-of-pin.ts';
import type { Address } from '../../api/wire.ts';
import { useSeenVersion } from '../../forms/seen-version.ts';
import { useForm } from '../../forms/use-form.ts';
import { FieldError, TextField } from '../../ui/TextField.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { SavedNow } from '../../ui/SavedNow.tsx';
import { addressLine } from './address-line.ts';
import { keepAddress } from './address-state.ts';
import type { AddressValues } from './address-values.ts';
import styles from './addresses.module.css';

const LABELS = [
  'PIN code',
  'Name',
  'Mobile number',
  'Locality',
  'Address (house, street)',
  'City or town',
  'Address line 2',
  'Landmark',
  'Alternate number',
  'Email',
] as const;

interface FieldShape {
  name: keyof AddressValues;
  label: (typeof LABELS)[number];
  optional?: boolean;
  autoComplete: string;
  type?: 'email' | 'tel';
  inputMode?: 'numeric' | 'tel';
  /** Half a row on wide screens. */
  half?: boolean;
  /** Whether the field is in the folded details that most addresses do not need. */
  isDetail?: boolean;
}

const FIELDS: readonly FieldShape[] = [
  { name: 'pinCode', label: 'PIN code', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'name', label: 'Name', autoComplete: 'name', half: true },
  {
    name: 'mobile',
    label: 'Mobile number',
    autoComplete: 'tel-national',
    type: 'tel',
    inputMode: 'tel',
    half: true,
  },
  { name: 'locality', label: 'Locality', autoComplete: 'address-level3', half: true },
  { name: 'address', label: 'Address (house, street)', autoComplete: 'address-line1' },
  { name: 'city', label: 'City or town', autoComplete: 'address-level2', half: true },
  { name: 'addressLine2', label: 'Address line 2', optional: true, autoComplete: 'address-line2', isDetail: true },
  { name: 'landmark', label: 'Landmark', optional: true, autoComplete: 'off', half: true, isDetail: true },
  {
    name: 'alternateMobile',
    label: 'Alternate number',
    optional: true,
    autoComplete: 'off',
    type: 'tel',
    inputMode: 'tel',
    half: true,
    isDetail: true,
  },
  { name: 'email', label: 'Email', optional: true, autoComplete: 'email', type: 'email', isDetail: true },
];

const MAIN_FIELDS = FIELDS.filter(({ isDetail }) => !isDetail);
const DETAILS = FIELDS.filter(({ isDetail }) => isDetail);

const EMPTY: AddressValues = {
  name: '',
  mobile: '',
  email: '',
  locality: '',
  address: '',
  addressLine2: '',
  landmark: '',
  alternateMobile: '',
  addressType: '',
  city: '',
  state: '',
  pinCode: '',
};

interface Props {
  /** The address to change; undefined to add one. */
  address?: Address | undefined;
  /** Initial values of a new address. */
  prefill?: Partial<AddressValues> | undefined;
  onValues?: ((values: AddressValues) => void) | undefined;
  /** The form's id, if a button elsewhere submits it. The form then has no button. */
  id?: string | undefined;
  onSaved: (address: Address) => void;
  onCancel?: (() => void) | undefined;
  /** Shows why the address could not be saved. Without it the form shows the message itself. */
  onFailure?: ((failure: string | undefined) => void) | undefined;
}

/** The address form. Client and server check it with the same rules and messages. */
export function AddressForm({ address, prefill, onValues, id: formId, onSaved, onCancel, onFailure }: Props) {
  const { said, saidAny, named } = useSpoken();
  const wasDefault = address?.isDefault ?? false;
  const [isDefault, setDefault] = useState(wasDefault);
  const { version, theirs, saved } = useSeenVersion<Address, number | undefined>(address?.version);
  const { values, errors, failure, isSending, set, form, field } = useForm<AddressValues>({
    initial: { ...valuesOf(address), ...prefill },
    rules: loadRules,
    failure: address ? messages.ADDRESS_UPDATE_FAILED : messages.ADDRESS_CREATE_FAILED,
    async send(filled) {
      const body = { ...filled, country: 'India', ...(isDefault === wasDefault ? {} : { isDefault }) };
      onSaved(address ? await saved(changeAddress(address.id, { ...body, version })) : await addAddress(body));
    },
  });
  useEffect(() => {
    if (theirs) keepAddress(theirs);
  }, [theirs]);
  const id = useId();
  const [hasDetails] = useState(() => values.addressType !== '' || DETAILS.some(({ name }) => values[name] !== ''));
  const latest = useRef(values);
  const filledIn = useRef<PlaceOfPin>(undefined);
  useEffect(() => {
    latest.current = values;
    onValues?.(values);
  }, [values, onValues]);

  useEffect(() => onFailure?.(failure), [failure, onFailure]);

  /** Fills in State and city of a PIN code unless the shopper has typed others. */
  async function fillFrom(pin: string) {
    if (pinFault(pin)) return;
    const place = await placeOfPin(pin);
    const now = latest.current;
    // The PIN code has changed since the request.
    if (pinDigits(now.pinCode) !== pin) return;
    for (const name of ['city', 'state'] as const) {
      const isOurs = now[name] === '' || now[name] === filledIn.current?.[name];
      if (place[name] && isOurs) set(name, place[name]);
    }
    filledIn.current = place;
  }

  // Also for a PIN code that the form begins with.
  useEffect(() => {
    if (prefill?.pinCode && !prefill.city) void fillFrom(pinDigits(prefill.pinCode));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, of what the form begins with
  }, []);

  const textField = ({ name, label, optional, half, isDetail: _, ...input }: FieldShape) => (
    <TextField
      key={name}
      className={half ? styles.half : undefined}
      id={`${id}-${name}`}
      label={
        <>
          {said(label)} {optional && <span className="soft">{said('(optional)')}</span>}
        </>
      }
      required={!optional}
      {...field(name)}
      {...input}
      {...(name === 'pinCode' && {
        onChange(text: string) {
          set('pinCode', text);
          void fillFrom(pinDigits(text));
        },
      })}
    />
  );
  return (
    <form className={styles.form} id={formId} {...form}>
      {MAIN_FIELDS.map(textField)}
      <div className={`field ${styles.half}`}>
        <label htmlFor={`${id}-state`}>{said('State')}</label>
        <select
          id={`${id}-state`}
          name="state"
          autoComplete="address-level1"
          required
          value={values.state}
          aria-invalid={errors.state !== undefined}
          aria-describedby={errors.state ? `${id}-state-fault` : undefined}
          onChange={(event) => set('state', event.target.value)}
          onBlur={field('state').onLeave}
        >
          <option value="">{said('Please choose')}</option>
          {STATES_BY_NAME.map((name) => (
            <option key={name} value={name}>
              {named(name)}
            </option>
          ))}
        </select>
        <FieldError id={`${id}-state-fault`} text={errors.state} />
      </div>
      <details className={styles.details} open={hasDetails}>
        <summary>{said('Landmark, second line, another number')}</summary>
        <div className={styles.form}>
          {DETAILS.map(textField)}
          <fieldset className={styles.half}>
            <legend className={styles.legend}>
              {said('Type')} <span className="soft">{said('(optional)')}</span>
            </legend>
            <p className={styles.types}>
              {TYPES.map(([type, label]) => (
                <label key={type} className={styles.choice}>
                  <input
                    type="radio"
                    name="addressType"
                    value={type}
                    checked={values.addressType === type}
                    onChange={() => set('addressType', type)}
                  />
                  {said(label)}
                </label>
              ))}
            </p>
          </fieldset>
          <label className={styles.choice}>
            <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
            {said('Make this my default address')}
          </label>
        </div>
      </details>
      <p className="soft small">{said('Country: India. {note}.', { note: said(messages.ADDRESS_INDIA_ONLY) })}</p>
      {failure && !onFailure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
          {theirs && (
            <SavedNow>
              <OwnText text={theirs.name} />, {theirs.mobile}, <OwnText text={addressLine(theirs)} />
            </SavedNow>
          )}
        </p>
      )}
      <p className={styles.actions}>
        {formId === undefined && (
          <button className="button" type="submit" disabled={isSending}>
            {said(isSending ? messages.PROCESSING : 'Save address')}
          </button>
        )}
        {onCancel && (
          <button className="button quiet" type="button" onClick={onCancel}>
            {said('Cancel')}
          </button>
        )}
      </p>
    </form>
  );
}

const TYPES = [
  ['HOME', 'Home'],
  ['WORK', 'Work'],
] as const;

const STATES_BY_NAME = STATES.map((state) => state.name).sort();

function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return EMPTY;
  const { id: _, isDefault: _default, country: _country, version: _version, ...fields } = address;
  const texts = Object.entries(fields).map(([name, value]) => [name, value ?? '']);
  return Object.fromEntries(texts) as AddressValues;
}

const loadRules = () => import('./address-rules.ts').then(({ addressRules }) => addressRules);
