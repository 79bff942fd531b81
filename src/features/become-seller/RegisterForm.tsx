import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { registerSeller } from '../../api/sellers.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './become-seller.module.css';
import { bodyOf, EMPTY, withoutSecrets, restored, STEPS, stepOfRefusal, withEarlierAnswers } from './registration.ts';
import type { Registration, StepName } from './registration.ts';
import { BankStep, BusinessStep, PickupStep, TaxStep } from './steps.tsx';

interface Draft {
  step: StepName;
  typed: Registration;
}

const draft = storedDraft<Draft>('become-seller');

/** Registers a business in four steps. The values survive a reload, except secrets. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { said } = useSpoken();
  const [step, setStep] = useState<StepName>('tax');
  const [registration, setRegistration] = useState<Registration>();
  const [refused, setRefused] = useState<{ step: StepName; fields: Record<string, string> }>();
  // The registration at the time a step was last filled from earlier steps.
  const answersAtFill = useRef<Partial<Record<StepName, Registration>>>({});
  // The idempotency key: the same for the same body.
  const key = useRef<{ body: string; key: string }>(undefined);

  useEffect(() => {
    const stored = draft.get();
    const found = restored(stored.typed ?? {});
    setRegistration(found);
    // The draft has no account number, so the bank step is shown again.
    if (stored.step) setStep(stored.step === 'business' ? 'bank' : stored.step);
  }, []);
  useEffect(() => {
    if (registration) draft.set({ step, typed: withoutSecrets(registration) });
  }, [step, registration]);
  if (!registration) return null;

  const at = STEPS.findIndex(({ name }) => name === step);
  const note =
    <Name extends StepName>(name: Name) =>
    (values: Registration[Name]) =>
      setRegistration((known) => ({ ...(known ?? EMPTY), [name]: values }));
  function go(to: StepName) {
    setRefused(undefined);
    setStep(to);
  }
  const goOn = (to: StepName) => {
    const before = answersAtFill.current[to];
    answersAtFill.current[to] = registration;
    setRegistration((known) => known && withEarlierAnswers(known, to, before));
    go(to);
  };
  const common = {
    all: registration,
    refused: refused?.step === step ? refused.fields : undefined,
    ...(at > 0 && { onBack: () => go(STEPS[at - 1]!.name) }),
  };

  async function create(business: Registration['business']) {
    const body = bodyOf({ ...registration!, business });
    const text = JSON.stringify(body);
    if (key.current?.body !== text) key.current = { body: text, key: crypto.randomUUID() };
    try {
      const { email } = await registerSeller(body, key.current.key);
      draft.drop();
      onRegistered(email);
    } catch (error) {
      const about =
        error instanceof ApiError
          ? stepOfRefusal(error.code === 'GSTIN_TAKEN' ? { gstin: error.message } : error.fields)
          : undefined;
      if (!about || about.step === 'business') {
        throw about && error instanceof ApiError
          ? new ApiError(error.message, error.status, { code: error.code, fields: about.fields })
          : error;
      }
      setRefused(about);
      setStep(about.step);
    }
  }

  return (
    <>
      <ol className={styles.progress} aria-label={said('Steps')}>
        {STEPS.map(({ name, title }, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined} data-done={index < at}>
            {said(title)}
          </li>
        ))}
      </ol>
      {step === 'tax' && (
        <TaxStep {...common} values={registration.tax} onValues={note('tax')} onDone={() => goOn('pickup')} />
      )}
      {step === 'pickup' && (
        <PickupStep {...common} values={registration.pickup} onValues={note('pickup')} onDone={() => goOn('bank')} />
      )}
      {step === 'bank' && (
        <BankStep {...common} values={registration.bank} onValues={note('bank')} onDone={() => goOn('business')} />
      )}
      {step === 'business' && (
        <BusinessStep {...common} values={registration.business} onValues={note('business')} onDone={create} />
      )}
    </>
  );
}
