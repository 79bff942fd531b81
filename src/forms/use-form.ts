import { useEffect, useRef, useState } from 'react';
import { ApiError, messageFor } from '../api/client.ts';
import { afterPress } from './after-press.ts';
import { focusFirst, hasErrors, refusedFields } from './field-errors.ts';
import type { FieldErrors, Rules } from './field-errors.ts';

interface Options<Values> {
  initial: Values;
  /** Loads the rules; without them only the browser and the server validate. */
  rules?: () => Promise<Rules<NoInfer<Values>>>;
  /**
   * Sends the form. Returns 'leaving' if another page is loading: the form stays pending until then.
   * @param idempotencyKey stays the same while the same values are sent again after an error without an answer
   */
  send(values: Values, idempotencyKey: string): Promise<'leaving' | void>;
  /** The message if the server sends none. */
  failure: string;
  /** Shows the message of a refusal even if its field errors are shown. */
  isRefusalShown?: boolean;
}

/** The part of a form that a frame around any fields needs. */
export type FormFrame = Pick<ReturnType<typeof useForm<object>>, 'form' | 'failure' | 'isSending' | 'fail'>;

/**
 * Returns the state of an island's form. An error disappears when its field changes and appears when the field loses
 * the focus, so that the layout does not move while typing. On submit the first field with an error gets the focus,
 * whether client or server found it. A form is not sent twice at a time, and the focus is restored afterwards. The
 * error of a part of a value has a path (`destination.upiId`).
 */
export function useForm<Values extends object>(options: Options<Values>) {
  type Name = keyof Values & string;
  const { rules } = options;
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A second submit may arrive before the button is rendered as pending.
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const hadFocus = useRef(false);
  const idempotencyKey = useRef<string>(undefined);

  useEffect(() => {
    if (isSending || !hadFocus.current) return;
    hadFocus.current = false;
    // The disabled button has lost the focus.
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
  }, [isSending]);

  const setError = (name: string, error: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));

  /** Changes a value, which removes its error. @param path of the error if only a part of the value changes */
  function set<N extends Name>(name: N, value: Values[N], path: string = name) {
    setValues((known) => ({ ...known, [name]: value }));
    setError(path, undefined);
    idempotencyKey.current = undefined;
    // Prefetches the rules with the first input.
    rules?.().catch(() => undefined);
  }

  async function check(name: Name) {
    if (rules && values[name] !== '') setError(name, (await rules()).errorOf(name, values[name], values));
  }

  function refuse(found: FieldErrors) {
    setErrors(found);
    focusFirst(form.current, found);
  }

  /** Shows an error, next to the fields if it is about them; without an argument clears all. */
  function fail(error?: unknown) {
    const found = refusedFields(error, (path) => path.replace(/\..*/, '') in values);
    const isHidden = error === undefined || (hasErrors(found) && !options.isRefusalShown);
    setFailure(isHidden ? undefined : messageFor(error, options.failure));
    refuse(found);
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    fail();
    let isLeaving = false;
    try {
      const found = rules ? (await rules()).errorsOf(values) : {};
      if (hasErrors(found)) return refuse(found);
      hadFocus.current = form.current?.contains(document.activeElement) ?? false;
      setSending(true);
      idempotencyKey.current ??= crypto.randomUUID();
      isLeaving = (await options.send(values, idempotencyKey.current)) === 'leaving';
      idempotencyKey.current = undefined;
    } catch (error) {
      if (isRefusal(error)) idempotencyKey.current = undefined;
      fail(error);
    } finally {
      isBusy.current = isLeaving;
      setSending(isLeaving);
    }
  }

  return {
    values,
    errors,
    failure,
    isSending,
    set,
    setErrors,
    fail,
    /** The props of the form element. */
    form: {
      ref: form,
      noValidate: rules !== undefined,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        void submit();
      },
    },
    /** The props of a `TextField` or another field. */
    field: <N extends Name>(name: N) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[N]) => set(name, value),
      onLeave: () => afterPress(() => void check(name)),
    }),
  };
}

/** Returns whether the server refused the request: another attempt is another request. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
