import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { panOfGstin, typedGstin } from '#contract/shop/gstin.ts';
import { pinDigits, pinFault, STATES } from '#contract/shop/india.ts';
import * as messages from '#contract/messages.ts';
import { useForm } from '../../forms/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { FieldError, TextField } from '../../ui/TextField.tsx';
import type { SaidText } from '#contract/words/script-texts.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { placeOfPin } from '../delivery/place-of-pin.ts';
import styles from './become-seller.module.css';
import type { Registration, StepName } from './registration.ts';
import { STEPS } from './registration.ts';
import { StepForm } from './StepForm.tsx';

export interface StepProps<Name extends StepName> {
  values: Registration[Name];
  /** The whole registration. */
  all: Registration;
  refused?: Record<string, string> | undefined;
  onValues: (values: Registration[Name]) => void;
  onDone: (values: Registration[Name]) => Promise<void> | void;
  onBack?: () => void;
}

function useStep<Name extends StepName>(name: Name, props: StepProps<Name>) {
  const { values, all, refused, onValues, onDone, onBack } = props;
  const form = useForm({
    initial: values,
    rules: async () => (await import('./seller-rules.ts')).rulesOfStep(name, all),
    failure: messages.SELLER_CREATE_FAILED,
    send: async (filled) => onDone(filled),
  });
  const notify = useRef(onValues);
  useEffect(() => notify.current(form.values), [form.values]);
  const number = STEPS.findIndex((step) => step.name === name) + 1;
  return { form, frame: { form, number, title: STEPS[number - 1]!.title, refused, onBack } };
}

type TextProps = ComponentProps<typeof TextField>;

/** A text field of a step. */
interface Row<Name> extends Pick<TextProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  name: Name;
  label: SaidText;
  isOptional?: boolean;
}

interface RowsProps<Name> {
  rows: readonly Row<Name>[];
  field: (name: Name) => Pick<TextProps, 'name' | 'value' | 'error' | 'onChange' | 'onLeave'>;
  /** Replaces the handler of a field. */
  onChange?: { [N in Name & string]?: (value: string) => void };
}

/** The text fields of a step. */
function Rows<Name extends string>({ rows, field, onChange }: RowsProps<Name>) {
  const { said } = useSpoken();
  const id = useId();
  return rows.map(({ name, label, isOptional = false, ...attributes }) => {
    const { onChange: store, ...props } = field(name);
    return (
      <TextField
        key={name}
        {...props}
        {...attributes}
        id={`${id}-${name}`}
        label={
          isOptional ? (
            <>
              {said(label)} <span className="soft">{said('(optional)')}</span>
            </>
          ) : (
            said(label)
          )
        }
        required={!isOptional}
        onChange={onChange?.[name] ?? store}
      />
    );
  });
}

const CODE = { autoCapitalize: 'characters', autoComplete: 'off' } as const;
const TEL = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const;
const EMAIL = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

const TAX_KINDS = [
  { value: 'REGULAR', label: 'Regular GST: I sell all over India with tax invoices' },
  { value: 'COMPOSITION', label: 'Composition: I sell in my own State, with bills of supply' },
  { value: 'ENROLLED', label: 'Enrolled: I have no GSTIN, and sell in my own State' },
] as const;

const taxRows = (isEnrolled: boolean): Row<keyof Registration['tax']>[] => [
  isEnrolled
    ? { name: 'enrolmentNumber', label: 'Enrolment number', ...CODE }
    : { name: 'gstin', label: 'GSTIN', ...CODE },
  { name: 'pan', label: 'PAN', isOptional: !isEnrolled, ...CODE },
  { name: 'mobile', label: 'Mobile number', ...TEL },
  { name: 'email', label: 'Email', ...EMAIL },
];

export function TaxStep(props: StepProps<'tax'>) {
  const { said } = useSpoken();
  const { form, frame } = useStep('tax', props);
  const { values, field, set } = form;
  const [filledAtFirst] = useState(() => panOfGstin(typedGstin(values.gstin)));
  const filledPan = useRef(filledAtFirst);

  function setGstin(text: string) {
    set('gstin', text);
    const gstin = typedGstin(text);
    if (gstin.length !== 15) return;
    // The GSTIN contains the PAN. A filled PAN follows a corrected GSTIN; a typed PAN stays.
    const pan = panOfGstin(gstin);
    if (values.pan === '' || values.pan === filledPan.current) set('pan', pan);
    filledPan.current = pan;
  }

  return (
    <StepForm {...frame}>
      <fieldset className={styles.choices}>
        <legend>{said('What is your GST registration?')}</legend>
        {TAX_KINDS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="taxKind"
              value={value}
              checked={values.taxKind === value}
              onChange={() => set('taxKind', value)}
            />
            <span>{said(label)}</span>
          </label>
        ))}
      </fieldset>
      <Rows rows={taxRows(values.taxKind === 'ENROLLED')} field={field} onChange={{ gstin: setGstin }} />
    </StepForm>
  );
}

const STATES_BY_NAME = STATES.map(({ name }) => name).sort();

const PICKUP_ROWS: readonly Row<keyof Registration['pickup']>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'mobile', label: 'Mobile number', ...TEL },
  { name: 'pincode', label: 'PIN code', inputMode: 'numeric', autoComplete: 'postal-code' },
  { name: 'address', label: 'Address (house, street)', autoComplete: 'address-line1' },
  { name: 'locality', label: 'Locality', autoComplete: 'address-level3' },
  { name: 'city', label: 'City or town', autoComplete: 'address-level2' },
];

export function PickupStep(props: StepProps<'pickup'>) {
  const { said, named } = useSpoken();
  const id = useId();
  const { form, frame } = useStep('pickup', props);
  const { values, errors, field, set } = form;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const filled = useRef<{ city?: string | undefined; state?: string | undefined }>({});

  /** Fills in city and State of a PIN code unless others were typed. */
  async function fillFrom(pin: string) {
    if (pinFault(pin)) return;
    const place = await placeOfPin(pin);
    const now = latest.current;
    if (pinDigits(now.pincode) !== pin) return;
    for (const name of ['city', 'state'] as const) {
      const isOurs = now[name] === '' || now[name] === filled.current[name];
      if (place[name] && isOurs) set(name, place[name]);
    }
    filled.current = place;
  }

  function setPin(text: string) {
    set('pincode', text);
    void fillFrom(pinDigits(text));
  }

  return (
    <StepForm {...frame}>
      <p className="soft">{said('Where couriers pick up your parcels. It must be in the State of your GSTIN.')}</p>
      <Rows rows={PICKUP_ROWS} field={field} onChange={{ pincode: setPin }} />
      <div className="field">
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
    </StepForm>
  );
}

const BANK_ROWS: readonly Row<keyof Registration['bank']>[] = [
  { name: 'accountHolderName', label: 'Account holder name', autoComplete: 'off' },
  { name: 'accountNumber', label: 'Account number', ...NUMBER },
  { name: 'accountNumberAgain', label: 'Account number again', ...NUMBER },
  { name: 'ifscCode', label: 'IFSC code', ...CODE },
];

export function BankStep(props: StepProps<'bank'>) {
  const { said } = useSpoken();
  const { form, frame } = useStep('bank', props);
  return (
    <StepForm {...frame}>
      <p className="soft">
        {said('Where we pay you for your sales. The account number is stored encrypted and is never shown in full.')}
      </p>
      <Rows rows={BANK_ROWS} field={form.field} />
    </StepForm>
  );
}

const BUSINESS_ROWS: readonly Row<keyof Registration['business']>[] = [
  { name: 'businessName', label: 'Business name shown to shoppers', autoComplete: 'organization' },
  { name: 'legalName', label: 'Registered legal name', isOptional: true, autoComplete: 'off' },
  { name: 'businessEmail', label: 'Business email', ...EMAIL },
  { name: 'businessMobile', label: 'Business mobile', ...TEL },
  { name: 'businessAddress', label: 'Business address', autoComplete: 'street-address' },
];

export function BusinessStep(props: StepProps<'business'>) {
  const { said } = useSpoken();
  const id = useId();
  const { form, frame } = useStep('business', props);
  return (
    <StepForm {...frame}>
      <Rows rows={BUSINESS_ROWS} field={form.field} />
      <PasswordField {...form.field('password')} id={id} label={said('Password')} isNew />
      <p className="soft small">{said('8 to 128 characters; spaces are allowed.')}</p>
    </StepForm>
  );
}
