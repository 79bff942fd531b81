import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { tokenOfEntrance } from '../../providers/session.ts';
import { formLeft, keepForm, onFormSaved } from './keptForms.ts';
import type { KeptForm } from './keptForms.ts';

/**
 * Keeps the unsaved values of the form around for the same person in the same tab: when the session ends, the page is
 * reloaded or the page fails. The form that is opened next at the same address has them again.
 * A form that is left on purpose within the console keeps nothing.
 */
export function KeepTyped({ name = '', version }: { name?: string | undefined; version: number | undefined }) {
  const { getValues, reset, formState } = useFormContext();
  const { pathname } = useLocation();
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const key = identity && `typed:${identity.id}:${pathname}:${name}`;
  const { isDirty } = formState;
  // Nobody is signed in any more when the form of an ended session goes.
  const typed = useRef<{ key: string; isDirty: boolean; version: number | undefined }>(undefined);
  useEffect(() => {
    if (key) typed.current = { key, isDirty, version };
  }, [key, isDirty, version]);
  // A saved form still differs from the record it was opened with.
  const saved = useRef<string>(undefined);
  useEffect(
    () =>
      onFormSaved((form) => {
        if (form === name) saved.current = JSON.stringify(getValues());
      }),
    [getValues, name],
  );
  useEffect(() => {
    const unsaved = (): KeptForm | undefined => {
      const { current } = typed;
      const values = getValues();
      if (!current?.isDirty || JSON.stringify(values) === saved.current) return undefined;
      return { key: current.key, values, version: current.version };
    };
    const onPageHide = () => {
      const form = unsaved();
      if (form) keepForm(form);
    };
    // The browser may show the same page again, whose form still has its values.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && typed.current) sessionStorage.removeItem(typed.current.key);
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      const form = unsaved();
      formLeft(form);
      if (form && !tokenOfEntrance()) keepForm(form);
    };
  }, [getValues]);

  // The form fills itself with its record after it is mounted, so kept values follow after that.
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    const found = key && sessionStorage.getItem(key);
    if (!found) return;
    sessionStorage.removeItem(key);
    setKept(found);
  }, [key]);
  const bringBack = useEffectEvent((text: string) => {
    const mine = JSON.parse(text) as KeptForm;
    const isNewer = mine.version !== version;
    reset(mine.values, { keepDefaultValues: true });
    const again = 'What you had typed and not saved is here again.';
    notify(isNewer ? `${again} Somebody else has changed this since: please look before you save.` : again);
  });
  useEffect(() => {
    if (kept) bringBack(kept);
  }, [kept]);
  return null;
}
