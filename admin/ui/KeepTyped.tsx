import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { tokenOfEntrance } from '../providers/session.ts';

/**
 * Keeps what was typed into the form around where the session ends before it is saved, for the same person in the same
 * tab: after signing in again it stands there as it was. What is left on purpose is not kept.
 */
export function KeepTyped({ name = '' }: { name?: string | undefined }) {
  const { getValues, reset, formState } = useFormContext();
  const { pathname } = useLocation();
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const key = identity && `typed:${identity.id}:${pathname}:${name}`;
  const { isDirty } = formState;
  // Who signed out is nobody by the time the form goes.
  const typed = useRef<{ key: string; isDirty: boolean }>(undefined);
  useEffect(() => {
    if (key) typed.current = { key, isDirty };
  }, [key, isDirty]);
  useEffect(
    () => () => {
      const { current } = typed;
      if (current?.isDirty && !tokenOfEntrance()) sessionStorage.setItem(current.key, JSON.stringify(getValues()));
    },
    [getValues],
  );

  // The form around fills itself once it stands, so what was kept comes back after that.
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    const found = key && sessionStorage.getItem(key);
    if (!found) return;
    sessionStorage.removeItem(key);
    setKept(found);
  }, [key]);
  const bringBack = useEffectEvent((values: string) => {
    const mine = JSON.parse(values) as { version?: number };
    const isNewer = mine.version !== getValues('version');
    reset(mine, { keepDefaultValues: true });
    const again = 'What you had typed before you were signed out is here again.';
    notify(isNewer ? `${again} Somebody else has changed this since: please look before you save.` : again);
  });
  useEffect(() => {
    if (kept) bringBack(kept);
  }, [kept]);
  return null;
}
