import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { tokenOfEntrance } from '../providers/session.ts';

interface Kept {
  values: object;
  /** The version that was seen; none of what is new. */
  version?: number | undefined;
}

/**
 * Keeps what was typed into the form around where the session ends before it is saved, for the same person in the same
 * tab: after signing in again it stands there as it was. What is left on purpose is not kept.
 */
export function KeepTyped({ name = '', version }: { name?: string | undefined; version: number | undefined }) {
  const { getValues, reset, formState } = useFormContext();
  const { pathname } = useLocation();
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const key = identity && `typed:${identity.id}:${pathname}:${name}`;
  const { isDirty } = formState;
  // Who signed out is nobody by the time the form goes.
  const typed = useRef<{ key: string; isDirty: boolean; version: number | undefined }>(undefined);
  useEffect(() => {
    if (key) typed.current = { key, isDirty, version };
  }, [key, isDirty, version]);
  useEffect(
    () => () => {
      const { current } = typed;
      if (!current?.isDirty || tokenOfEntrance()) return;
      const kept: Kept = { values: getValues(), version: current.version };
      sessionStorage.setItem(current.key, JSON.stringify(kept));
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
  const bringBack = useEffectEvent((text: string) => {
    const mine = JSON.parse(text) as Kept;
    const isNewer = mine.version !== version;
    reset(mine.values, { keepDefaultValues: true });
    const again = 'What you had typed before you were signed out is here again.';
    notify(isNewer ? `${again} Somebody else has changed this since: please look before you save.` : again);
  });
  useEffect(() => {
    if (kept) bringBack(kept);
  }, [kept]);
  return null;
}
