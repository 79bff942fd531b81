import { useId } from 'react';
import * as messages from '#contract/messages.ts';
import type { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

interface Props {
  form: ReturnType<typeof useForm<{ fullName: string; mobile: string }>>;
  /** Set if the email is unknown and the visitor wanted to sign in. */
  newEmail: string | undefined;
  onOtherEmail: () => void;
}

/** The last step for new accounts: name and mobile, for couriers. */
export function PersonStep({ form, newEmail, onOtherEmail }: Props) {
  const { said } = useSpoken();
  const id = useId();
  return (
    <>
      {newEmail && (
        <p role="status">
          {said('{email} is new here. Please enter your name and mobile number to create your account.', {
            email: newEmail,
          })}
        </p>
      )}
      <TextField
        id={`${id}-name`}
        label={said('Full name')}
        required
        autoFocus
        autoComplete="name"
        {...form.field('fullName')}
      />
      <TextField
        id={`${id}-mobile`}
        label={said('Mobile number')}
        required
        autoComplete="tel-national"
        inputMode="tel"
        {...form.field('mobile')}
      />
      <button className="button" type="submit" disabled={form.isSending}>
        {said(form.isSending ? messages.PROCESSING : messages.CREATE_ACCOUNT)}
      </button>
      <p>
        <button className="link" type="button" onClick={onOtherEmail}>
          {said(messages.SIGNIN_USE_DIFFERENT_EMAIL)}
        </button>
      </p>
    </>
  );
}
