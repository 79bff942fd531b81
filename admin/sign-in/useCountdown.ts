import { useCallback, useEffect, useState } from 'react';

/** Whole seconds left since the last start, down to 0. */
export function useCountdown(seconds: number): [left: number, start: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until <= now) return;
    const timer = window.setTimeout(() => setNow(Date.now()), 250);
    return () => window.clearTimeout(timer);
  }, [until, now]);
  const start = useCallback(() => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, [seconds]);
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}
