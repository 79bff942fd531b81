import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { messageFor } from './client.ts';

/** The last response about one resource, and the state of its request. */
export interface Answered<Value> {
  value: Value | undefined;
  /** The message of the last request if it failed. A former value stays available. */
  error: string | undefined;
}

export interface ServerState<Value, Args extends unknown[]> {
  $answer: ReadableAtom<Answered<Value>>;
  /** Requests the value and returns the current one. Of several pending requests only the last one counts. */
  load(...args: Args): Promise<Value | undefined>;
  /** Replaces the value with the response of a change and ignores requests that are still pending. */
  write(value: Value): void;
}

/**
 * Returns a store for a resource of the server: islands read it, reload it, and write the responses of their changes.
 * Form input and choices are not the server's and stay in the component.
 * @param failure the message if the server sends none
 */
export function serverState<Value, Args extends unknown[]>(
  ask: (...args: Args) => Promise<Value>,
  failure: string,
): ServerState<Value, Args> {
  const $answer = atom<Answered<Value>>({ value: undefined, error: undefined });
  let questions = 0;
  return {
    $answer,
    async load(...args) {
      const mine = ++questions;
      const known = $answer.get();
      if (known.error) $answer.set({ ...known, error: undefined });
      try {
        const value = await ask(...args);
        if (mine === questions) $answer.set({ value, error: undefined });
      } catch (error) {
        if (mine === questions) $answer.set({ ...$answer.get(), error: messageFor(error, failure) });
      }
      return $answer.get().value;
    },
    write(value) {
      questions += 1;
      $answer.set({ value, error: undefined });
    },
  };
}
