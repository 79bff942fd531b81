import { useEffect, useRef, useState } from 'react';
import { ApiError, messageFor } from '../api/client.ts';
import { afterPress } from './after-press.ts';
import { focusFirst, hasErrors, refusedFields } from './field-errors.ts';
import type { FieldErrors, Rules } from './field-errors.ts';

interface Options<Values> {
  initial: Values;
  /** Loads what checks the form here; without rules the browser's own checks and the server's are all there are. */
  rules?: () => Promise<Rules<NoInfer<Values>>>;
  /**
   * Sends the form. Returns 'leaving' if another page is loading: the form stays pending until then.
   * @param idempotencyKey stays the same while the same values are sent again after an error without an answer
   */
  send(values: Values, idempotencyKey: string): Promise<'leaving' | void>;
  /** What to say where the server gave no words. */
  failure: string;
  /** Shows the message of a refusal even if its field errors are shown. */
  isRefusalShown?: boolean;
}

/** What a component around the fields of any form needs of it. */
export type FormFrame = Pick<ReturnType<typeof useForm<object>>, 'form' | 'failure' | 'isSending' | 'fail'>;

/**
 * A form of an island. A fault goes as soon as its field changes and comes when the field is left, so that nothing moves
 * under a finger; when the form is sent the first faulty field gets the focus, whether it was found here or by the
 * server. While it is being sent it is not sent again, and afterwards the focus is where it was. The error of a part of a
 * value has a path (`destination.upiId`).
 */
export function useForm<Values extends object>(options: Options<Values>) {
  type Name = keyof Values & string;
  const { rules } = options;
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A second submit may come before the button is drawn as pending.
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const hadFocus = useRef(false);
  const idempotencyKey = useRef<string>(undefined);

  useEffect(() => {
    if (isSending || !hadFocus.current) return;
    hadFocus.current = false;
    // A button that cannot be pressed meanwhile has lost the focus, which was in the form.
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
    // They come with the first touch, so that nobody waits for them when a field is left.
    rules?.().catch(() => undefined);
  }

  async function check(name: Name) {
    if (rules && values[name] !== '') setError(name, (await rules()).errorOf(name, values[name], values));
  }

  function refuse(found: FieldErrors) {
    setErrors(found);
    focusFirst(form.current, found);
  }

  /** Says what went wrong, beside the fields where it is about them; nothing takes the words away. */
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
    /** For the form's element. */
    form: {
      ref: form,
      noValidate: rules !== undefined,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        void submit();
      },
    },
    /** For a `TextField` or another field of this name. */
    field: <N extends Name>(name: N) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[N]) => set(name, value),
      onLeave: () => afterPress(() => void check(name)),
    }),
  };
}

/** Whether the server answered that the request cannot succeed: another attempt is another request. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
