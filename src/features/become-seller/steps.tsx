import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { panOfGstin, typedGstin } from '#contract/shop/gstin.ts';
import { pinDigits, pinFault, STATES } from '#contract/shop/india.ts';
import * as messages from '#contract/messages.ts';
import { useForm } from '../../forms/use-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Fault, TextField } from '../../ui/TextField.tsx';
import { placeOfPin } from '../delivery/place-of-pin.ts';
import styles from './become-seller.module.css';
import type { Registration, StepName } from './registration.ts';
import { STEPS } from './registration.ts';
import { StepForm } from './StepForm.tsx';

export interface StepProps<Name extends StepName> {
  values: Registration[Name];
  /** What the steps before say. */
  all: Registration;
  refused?: Record<string, string> | undefined;
  onTyped: (values: Registration[Name]) => void;
  onDone: (values: Registration[Name]) => Promise<void> | void;
  onBack?: () => void;
}

/** The fields of all steps: the form of one has its own among them. */
type Values = Record<{ [Name in StepName]: keyof Registration[Name] }[StepName], string>;

function useStep<Name extends StepName>(name: Name, { values, all, onTyped, onDone }: StepProps<Name>) {
  const form = useForm<Values>({
    initial: values as unknown as Values,
    rules: async () => (await import('./seller-rules.ts')).rulesOfStep(name, all),
    failure: messages.SELLER_CREATE_FAILED,
    send: async (filled) => onDone(filled as unknown as Registration[Name]),
  });
  const typed = useRef(onTyped);
  useEffect(() => typed.current(form.values as unknown as Registration[Name]), [form.values]);
  const number = STEPS.findIndex((step) => step.name === name) + 1;
  return { form, frame: { form, number, title: STEPS[number - 1]!.title }, id: useId() };
}

const optional = (label: string): ReactNode => (
  <>
    {label} <span className="soft">(optional)</span>
  </>
);

const TAX_KINDS = [
  { value: 'REGULAR', label: 'Regular GST: I sell all over India with tax invoices' },
  { value: 'COMPOSITION', label: 'Composition: I sell in my own State, with bills of supply' },
  { value: 'ENROLLED', label: 'Enrolled: I have no GSTIN, and sell in my own State' },
];

export function TaxStep(props: StepProps<'tax'>) {
  const { form, frame, id } = useStep('tax', props);
  const { values, field, set } = form;
  const isEnrolled = values.taxKind === 'ENROLLED';
  const [filledAtFirst] = useState(() => panOfGstin(typedGstin(values.gstin)));
  const filledPan = useRef(filledAtFirst);
  return (
    <StepForm {...frame} refused={props.refused} onBack={props.onBack}>
      <fieldset className={styles.choices}>
        <legend>What is your GST registration?</legend>
        {TAX_KINDS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="taxKind"
              value={value}
              checked={values.taxKind === value}
              onChange={() => set('taxKind', value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {isEnrolled ? (
        <TextField
          {...field('enrolmentNumber')}
          id={`${id}-enrolment`}
          label="Enrolment number"
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
      ) : (
        <TextField
          {...field('gstin')}
          id={`${id}-gstin`}
          label="GSTIN"
          autoCapitalize="characters"
          autoComplete="off"
          required
          onChange={(typed) => {
            set('gstin', typed);
            const gstin = typedGstin(typed);
            if (gstin.length !== 15) return;
            // The PAN is inside it. What the page filled follows a corrected GSTIN; what was typed stays.
            const pan = panOfGstin(gstin);
            if (values.pan === '' || values.pan === filledPan.current) set('pan', pan);
            filledPan.current = pan;
          }}
        />
      )}
      <TextField
        {...field('pan')}
        id={`${id}-pan`}
        label={isEnrolled ? 'PAN' : optional('PAN')}
        autoCapitalize="characters"
        autoComplete="off"
        required={isEnrolled}
      />
      <TextField
        {...field('mobile')}
        id={`${id}-mobile`}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <TextField
        {...field('email')}
        id={`${id}-email`}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </StepForm>
  );
}

const STATES_BY_NAME = STATES.map(({ name }) => name).sort();

export function PickupStep(props: StepProps<'pickup'>) {
  const { form, frame, id } = useStep('pickup', props);
  const { values, faults, field, set } = form;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const filled = useRef<{ city?: string | undefined; state?: string | undefined }>({});

  /** What the PIN code says of city and State stands there until something else is typed. */
  async function fillFrom(pin: string) {
    if (pinFault(pin)) return;
    const place = await placeOfPin(pin);
    const now = latest.current;
    if (pinDigits(now.pincode ?? '') !== pin) return;
    for (const name of ['city', 'state'] as const) {
      const isOurs = now[name] === '' || now[name] === filled.current[name];
      if (place[name] && isOurs) set(name, place[name]);
    }
    filled.current = place;
  }

  return (
    <StepForm {...frame} refused={props.refused} onBack={props.onBack}>
      <p className="soft">Where couriers pick up your parcels. It must be in the State of your GSTIN.</p>
      <TextField {...field('name')} id={`${id}-name`} label="Name" autoComplete="name" required />
      <TextField
        {...field('mobile')}
        id={`${id}-mobile`}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <TextField
        {...field('pincode')}
        id={`${id}-pin`}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        onChange={(typed) => {
          set('pincode', typed);
          void fillFrom(pinDigits(typed));
        }}
      />
      <TextField
        {...field('address')}
        id={`${id}-address`}
        label="Address (house, street)"
        autoComplete="address-line1"
        required
      />
      <TextField {...field('locality')} id={`${id}-locality`} label="Locality" autoComplete="address-level3" required />
      <TextField {...field('city')} id={`${id}-city`} label="City or town" autoComplete="address-level2" required />
      <div className="field">
        <label htmlFor={`${id}-state`}>State</label>
        <select
          id={`${id}-state`}
          name="state"
          autoComplete="address-level1"
          required
          value={values.state}
          aria-invalid={faults.state !== undefined}
          aria-describedby={faults.state ? `${id}-state-fault` : undefined}
          onChange={(event) => set('state', event.target.value)}
          onBlur={field('state').onLeave}
        >
          <option value="">Please choose</option>
          {STATES_BY_NAME.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Fault id={`${id}-state-fault`} text={faults.state} />
      </div>
    </StepForm>
  );
}

export function BankStep(props: StepProps<'bank'>) {
  const { form, frame, id } = useStep('bank', props);
  const { field } = form;
  return (
    <StepForm {...frame} refused={props.refused} onBack={props.onBack}>
      <p className="soft">
        Where we pay you for your sales. The account number is stored encrypted and is never shown in full.
      </p>
      <TextField
        {...field('accountHolderName')}
        id={`${id}-holder`}
        label="Account holder name"
        autoComplete="off"
        required
      />
      <TextField
        {...field('accountNumber')}
        id={`${id}-account`}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field('accountNumberAgain')}
        id={`${id}-again`}
        label="Account number again"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field('ifscCode')}
        id={`${id}-ifsc`}
        label="IFSC code"
        autoCapitalize="characters"
        autoComplete="off"
        required
      />
    </StepForm>
  );
}

export function BusinessStep(props: StepProps<'business'>) {
  const { form, frame, id } = useStep('business', props);
  const { field } = form;
  return (
    <StepForm {...frame} refused={props.refused} onBack={props.onBack}>
      <TextField
        {...field('businessName')}
        id={`${id}-business`}
        label="Business name shown to shoppers"
        autoComplete="organization"
        required
      />
      <TextField
        {...field('legalName')}
        id={`${id}-legal`}
        label={optional('Registered legal name')}
        autoComplete="off"
      />
      <TextField
        {...field('businessEmail')}
        id={`${id}-email`}
        label="Business email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...field('businessMobile')}
        id={`${id}-mobile`}
        label="Business mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <TextField
        {...field('businessAddress')}
        id={`${id}-address`}
        label="Business address"
        autoComplete="street-address"
        required
      />
      <PasswordField {...field('password')} id={`${id}-password`} label="Password" isNew />
      <p className="soft small">8 to 128 characters; spaces are allowed.</p>
    </StepForm>
  );
}
