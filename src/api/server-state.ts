import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { messageFor } from './client.ts';

/** What the server last said about one thing, and how asking went. */
export interface Answered<Value> {
  value: Value | undefined;
  /** Why the last question has no answer; a former answer stays beside it. */
  error: string | undefined;
}

export interface ServerState<Value, Args extends unknown[]> {
  $answer: ReadableAtom<Answered<Value>>;
  /** Asks. Of several questions under way only the last one counts. Brings what there is then. */
  load(...args: Args): Promise<Value | undefined>;
  /** Takes what a change answered in place of what is known; a question that is still under way is too old then. */
  write(value: Value): void;
}

/**
 * A store for something that is the server's: islands read it, ask for it anew, and write what their changes answer. What
 * somebody is filling in or has chosen is not the server's, and stays in the component.
 * @param failure what to say where the server gave no words
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
