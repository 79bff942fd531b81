import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import * as texts from '#contract/words/en/product-scripts.ts';
import { messageFor } from '../../api/client.ts';
import { askNoticeByEmail } from '../../api/stock-notices.ts';
import { useForm } from '../../forms/use-form.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
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
      .catch((error: unknown) => setFailure(saidAny(messageFor(error))))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.notify}>
      <p role="status">{isWaiting && said(texts.WE_WILL_EMAIL)}</p>
      <button className={isWaiting ? 'link' : 'button quiet'} type="button" disabled={isBusy} onClick={press}>
        {said(isWaiting ? texts.STOP : texts.NOTIFY_ME)}
        <span className="visually-hidden">
          {said(isWaiting ? texts.WAITING_FOR : texts.WHEN_BACK)}
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
        {saidAny(message)}
      </p>
    );
  if (!isOpen)
    return (
      <button className="button quiet" type="button" onClick={() => setOpen(true)}>
        {said(texts.NOTIFY_ME)}
        <span className="visually-hidden">
          {said(texts.WHEN_BACK)}
          {name}
        </span>
      </button>
    );
  return (
    <form className={styles.notify} {...form}>
      <TextField
        id={id}
        label={said(texts.YOUR_EMAIL)}
        type="email"
        autoComplete="email"
        required
        input={input}
        {...field('email')}
      />
      {failure && (
        <p className="fault" role="alert">
          {saidAny(failure)}
        </p>
      )}
      <button className="button quiet" type="submit" disabled={isSending}>
        {said(texts.NOTIFY_ME)}
      </button>
      <p className="soft small">{said(texts.ONE_EMAIL)}</p>
    </form>
  );
}
