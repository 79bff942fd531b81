import { useEffect, useRef, useState } from 'react';
import { wordsFor } from '../api/client.ts';
import { afterPress } from './after-press.ts';
import { focusFirst, hasFaults, refusedFields } from './faults.ts';
import type { Faults, Rules } from './faults.ts';

interface Options<Values> {
  initial: Values;
  /** Loads what checks the form here; without rules the browser's own checks and the server's are all there are. */
  rules?: () => Promise<Rules<Values>>;
  /** Sends the form. Whoever is led to another page answers 'leaving': the form stays pending until the page is left. */
  send(values: Values): Promise<'leaving' | void>;
  /** What to say where the server gave no words. */
  failure: string;
}

/**
 * A form of an island. A fault goes as soon as its field changes and comes when the field is left, so that nothing moves
 * under a finger; when the form is sent the first faulty field gets the focus, whether it was found here or by the
 * server. While it is being sent it is not sent again, and afterwards the focus is where it was.
 */
export function useForm<Values extends Record<keyof Values, string>>(options: Options<Values>) {
  type Name = keyof Values & string;
  const { rules } = options;
  const [values, setValues] = useState(options.initial);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A second submit may come before the button is drawn as pending.
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isSending || !hadFocus.current) return;
    hadFocus.current = false;
    // A button that cannot be pressed meanwhile has lost the focus, which was in the form.
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
  }, [isSending]);

  const setFault = (name: Name, fault: string | undefined) =>
    setFaults(({ [name]: _, ...others }) => (fault ? { ...others, [name]: fault } : others));

  function set(name: Name, value: string) {
    setValues((known) => ({ ...known, [name]: value }));
    setFault(name, undefined);
    // They come with the first touch, so that nobody waits for them when a field is left.
    rules?.().catch(() => undefined);
  }

  async function check(name: Name) {
    if (rules && values[name] !== '') setFault(name, (await rules()).faultOf(name, values[name], values));
  }

  function refuse(found: Faults) {
    setFaults(found);
    focusFirst(form.current, found);
  }

  /** Says what went wrong, beside the fields where it is about them; nothing takes the words away. */
  function fail(error?: unknown) {
    const found = refusedFields(error, (name) => name in values);
    setFailure(error === undefined || hasFaults(found) ? undefined : wordsFor(error, options.failure));
    refuse(found);
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    fail();
    let isLeaving = false;
    try {
      const found = rules ? (await rules()).faultsOf(values) : {};
      if (hasFaults(found)) return refuse(found);
      hadFocus.current = form.current?.contains(document.activeElement) ?? false;
      setSending(true);
      isLeaving = (await options.send(values)) === 'leaving';
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = isLeaving;
      setSending(isLeaving);
    }
  }

  return {
    values,
    faults,
    failure,
    isSending,
    set,
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
    field: (name: Name) => ({
      name,
      value: values[name],
      fault: faults[name],
      onChange: (value: string) => set(name, value),
      onLeave: () => afterPress(() => void check(name)),
    }),
  };
}
