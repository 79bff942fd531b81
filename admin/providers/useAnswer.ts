import { useEffect, useState } from 'react';
import { call, messageOf } from './call.ts';

interface Answered<Answer> {
  path: string;
  answer?: Answer;
  fault?: string;
}

/**
 * What a call answers that is no resource's, asked for anew where its path changes.
 * @param failure said where the server gave no words
 */
export function useAnswer<Answer>(path: string, failure: string) {
  const [answered, setAnswered] = useState<Answered<Answer>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    call(path).then(
      ({ json }) => isWanted && setAnswered({ path, answer: json as Answer }),
      (error: unknown) => isWanted && setAnswered({ path, fault: messageOf(error, failure) }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, failure, tries]);
  const { answer, fault } = answered?.path === path ? answered : {};
  const retry = () => {
    setAnswered(undefined);
    setTries(tries + 1);
  };
  /** Asks again; what was answered stays until then. */
  const lookAgain = () => setTries((before) => before + 1);
  return { answer, fault, retry, lookAgain };
}
