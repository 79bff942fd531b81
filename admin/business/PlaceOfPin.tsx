import { useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { pinDigits, pinFault } from '#contract/shop/india.ts';
import { call } from '../providers/call.ts';
import type { Values } from './parts.ts';

/**
 * Fills in city and State for a new PIN code, unless they were edited since. Renders nothing.
 * @param at the address as it was opened
 * @param within the field of the form that has the address; the form itself if not given
 */
export function PlaceOfPin({ at, within }: { at: Values; within?: string }) {
  const source = (name: string) => (within ? `${within}.${name}` : name);
  const pin = pinDigits(String(useInput({ source: source('pincode') }).field.value ?? ''));
  const fields = {
    city: useInput({ source: source('city') }).field,
    state: useInput({ source: source('state') }).field,
  };
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  });
  const filled = useRef({ pin: at.pincode, city: at.city, state: at.state });
  useEffect(() => {
    if (pin === filled.current.pin || pinFault(pin)) return undefined;
    let isOver = false;
    void placeOf(pin).then((place) => {
      if (isOver) return;
      filled.current.pin = pin;
      for (const name of ['city', 'state'] as const) {
        const { value, onChange } = latest.current[name];
        if (!place[name] || (value && value !== filled.current[name])) continue;
        onChange(place[name]);
        filled.current[name] = place[name];
      }
    });
    return () => {
      isOver = true;
    };
  }, [pin]);
  return null;
}

/**
 * Returns city and State of a PIN code as far as they are known. A PIN code of two States has no State, since the
 * seller must enter it.
 */
async function placeOf(pin: string): Promise<{ city?: string | undefined; state?: string | undefined }> {
  const answer = await call(`/shipping/pincode/${pin}`).catch(() => undefined);
  if (!answer) return {};
  const { data } = answer.json as { data: { city: string | null; states: string[] } };
  return { city: data.city ?? undefined, state: data.states.length === 1 ? data.states[0] : undefined };
}
