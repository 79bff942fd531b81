import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { tokenOfEntrance } from '../../providers/session.ts';
import { formLeft, storeForm, onFormSaved } from './unsavedForms.ts';
import type { StoredForm } from './unsavedForms.ts';
import { words } from '../../words/en/ui.ts';

/**
 * Stores the unsaved values of the form for the same person in the same tab when the session ends, the page is reloaded
 * or the page fails. The next form at the same address restores them. A form that is left on purpose stores nothing.
 */
export function KeepUnsaved({ name = '', version }: { name?: string | undefined; version: number | undefined }) {
  const { getValues, reset, formState } = useFormContext();
  const { pathname } = useLocation();
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const key = identity && `typed:${identity.id}:${pathname}:${name}`;
  const { isDirty } = formState;
  // The identity is unknown by the time the form of an ended session is unmounted.
  const latest = useRef<{ key: string; isDirty: boolean; version: number | undefined }>(undefined);
  useEffect(() => {
    if (key) latest.current = { key, isDirty, version };
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
    const unsaved = (): StoredForm | undefined => {
      const { current } = latest;
      const values = getValues();
      if (!current?.isDirty || JSON.stringify(values) === saved.current) return undefined;
      return { key: current.key, values, version: current.version };
    };
    const onPageHide = () => {
      const form = unsaved();
      if (form) storeForm(form);
    };
    // A page restored from the back/forward cache still has its values.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latest.current) sessionStorage.removeItem(latest.current.key);
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      const form = unsaved();
      formLeft(form);
      if (form && !tokenOfEntrance()) storeForm(form);
    };
  }, [getValues]);

  // The form is reset with its record after the mount, so stored values follow after that.
  const [stored, setStored] = useState<string>();
  useEffect(() => {
    const found = key && sessionStorage.getItem(key);
    if (!found) return;
    sessionStorage.removeItem(key);
    setStored(found);
  }, [key]);
  const bringBack = useEffectEvent((text: string) => {
    const mine = JSON.parse(text) as StoredForm;
    const isNewer = mine.version !== version;
    reset(mine.values, { keepDefaultValues: true });
    const again = words.whatYouHadTypedAnd;
    notify(isNewer ? words.somebodyElseHasChangedThis(again) : again);
  });
  useEffect(() => {
    if (stored) bringBack(stored);
  }, [stored]);
  return null;
}
