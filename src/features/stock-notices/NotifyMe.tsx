import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { messageFor } from '../../api/client.ts';
import { askNoticeByEmail } from '../../api/stock-notices.ts';
import { useForm } from '../../forms/use-form.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { TextField } from '../../ui/TextField.tsx';
import { $notices, loadNotices, wait, waitNoMore } from './notice-state.ts';
import styles from './notify-me.module.css';

interface Props {
  skuId: number;
  /** The name of the product, for screen readers. */
  name: string;
}

/** Requests a back-in-stock mail for a sold-out SKU: one click for shoppers, an email field for others. */
export function NotifyMe({ skuId, name }: Props) {
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  if (!isAwake || isStaff) return null;
  return isShopper ? (
    <ForShopper key={skuId} skuId={skuId} name={name} />
  ) : (
    <ByEmail key={skuId} skuId={skuId} name={name} />
  );
}

function ForShopper({ skuId, name }: Props) {
  const { value: notices } = useStore($notices);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!$notices.get().value) void loadNotices();
  }, []);
  const isWaiting = notices?.skuIds.includes(skuId) ?? false;
  const press = () => {
    setBusy(true);
    setFailure(undefined);
    (isWaiting ? waitNoMore : wait)(skuId)
      .catch((error: unknown) => setFailure(messageFor(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.notify}>
      <p role="status">{isWaiting && 'We will email you once it is back in stock.'}</p>
      <button className={isWaiting ? 'link' : 'button quiet'} type="button" disabled={isBusy} onClick={press}>
        {isWaiting ? 'Stop' : 'Notify me'}
        <span className="visually-hidden">
          {isWaiting ? ' waiting for ' : ' when this is back in stock: '}
          {name}
        </span>
      </button>
      {failure && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

function ByEmail({ skuId, name }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isOpen]);
  const { form, field, failure, isSending } = useForm({
    initial: { email: '' },
    failure: messages.UNEXPECTED_ERROR,
    send: async ({ email }) => setMessage((await askNoticeByEmail(skuId, email)).message),
  });
  if (message)
    return (
      <p className="notice good" role="status">
        {message}
      </p>
    );
  if (!isOpen)
    return (
      <button className="button quiet" type="button" onClick={() => setOpen(true)}>
        Notify me<span className="visually-hidden"> when this is back in stock: {name}</span>
      </button>
    );
  return (
    <form className={styles.notify} {...form}>
      <TextField
        id={id}
        label="Your email"
        type="email"
        autoComplete="email"
        required
        input={input}
        {...field('email')}
      />
      {failure && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      <button className="button quiet" type="submit" disabled={isSending}>
        Notify me
      </button>
      <p className="soft small">One email when it is back, nothing else. We send you an email to confirm first.</p>
    </form>
  );
}
