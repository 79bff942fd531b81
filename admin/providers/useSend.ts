import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { isPlaced } from './isPlaced.ts';
import { messageOf, refusalOf } from './call.ts';

interface SendOptions<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Returns the text of the notification after success. */
  done?: (output: Output, input: Input) => string | undefined;
  /** How long that notification stays; react-admin's own time if undefined. */
  doneMs?: number;
  /** Runs after success while the component is still mounted: closes the dialog, for example. */
  onDone?: (output: Output, input: Input) => void;
  /** The text of the error if the server sends none. */
  failed?: string | ((input: Input) => string);
  /** Fields that show their own error. */
  fields?: readonly string[];
  /** Set if the component does not show `error`: shows its text elsewhere, and refreshes the page. */
  onError?: 'notify' | ((text: string) => void);
  /** Whether the page is refreshed after success, and when a failed form closes: someone else may have been faster. */
  refreshes?: boolean;
}

/** How the sending of a form goes. */
export interface Sending {
  isBusy: boolean;
  /** The error of the last try, unless `errors` has all of it. */
  error: string | undefined;
  /** Errors that fields show, by the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** The error as it was thrown: a new value for each failed try. */
  failure: unknown;
  /** Removes the error of a field that changed. */
  clearError: (name: string) => void;
}

/** For a form that sends nothing. */
export const NOT_SENT: Sending = {
  isBusy: false,
  error: undefined,
  errors: {},
  failure: undefined,
  clearError: () => undefined,
};

/** Returns the error of a form's own check, for `send` to throw. */
export const invalid = (errors: Record<string, string>) => new HttpError(Object.values(errors)[0]!, 422, { errors });

/** Sends a form or does what a button says: busy state, errors, notification and refresh are the same everywhere. */
export function useSend<Output, Input = void>(options: SendOptions<Input, Output>) {
  const { send, done, doneMs, onDone, failed, fields = [], onError, refreshes = true } = options;
  const notify = useNotify();
  const refresh = useRefresh();
  const [changed, setChanged] = useState<readonly string[]>([]);
  const isMounted = useRef(false);
  const hasFailed = useRef(false);
  const textOf = (error: unknown, input: Input) =>
    messageOf(error, typeof failed === 'function' ? failed(input) : failed);

  const { mutate, isPending, error, variables, reset } = useMutation<Output, unknown, Input>({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: (output, input) => {
      hasFailed.current = false;
      const text = done?.(output, input);
      if (text !== undefined) notify(text, { type: 'success', ...(doneMs && { autoHideDuration: doneMs }) });
      if (isMounted.current) onDone?.(output, input);
      if (refreshes) refresh();
    },
    onError: (failure, input) => {
      hasFailed.current = !onError;
      // The dialog may have been closed before the answer.
      if (isMounted.current && (!onError || isPlaced(refusalOf(failure).errors, fields))) return;
      const text = textOf(failure, input);
      if (typeof onError === 'function') onError(text);
      else notify(text, { type: 'error' });
      if (refreshes) refresh();
    },
  });

  const leave = useEffectEvent(() => {
    if (hasFailed.current && refreshes) refresh();
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      leave();
    };
  }, []);

  const refused = refusalOf(error).errors ?? {};
  const errors = Object.entries(refused).filter(([name]) => fields.includes(name) && !changed.includes(name));
  return {
    send: (input: Input) => {
      setChanged([]);
      mutate(input);
    },
    isBusy: isPending,
    error: error && !isPlaced(refused, fields) ? textOf(error, variables as Input) : undefined,
    errors: Object.fromEntries(errors),
    failure: error ?? undefined,
    clearError: (name: string) => setChanged((names) => [...names, name]),
    /** Forgets the last try and its error. */
    reset,
  };
}
