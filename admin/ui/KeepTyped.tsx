import { useEffect, useEffectEvent, useRef } from 'react';
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
  const isDirty = useRef(false);
  useEffect(() => {
    isDirty.current = formState.isDirty;
  }, [formState.isDirty]);

  const leave = useEffectEvent(() => {
    if (key && isDirty.current && !tokenOfEntrance()) sessionStorage.setItem(key, JSON.stringify(getValues()));
  });
  useEffect(() => () => leave(), []);

  const bringBack = useEffectEvent((kept: string) => {
    reset(JSON.parse(kept) as object, { keepDefaultValues: true });
    notify('What you had typed before you were signed out is here again.');
  });
  useEffect(() => {
    const kept = key && sessionStorage.getItem(key);
    if (!kept) return;
    sessionStorage.removeItem(key);
    bringBack(kept);
  }, [key]);
  return null;
}
