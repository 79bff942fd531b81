import { useEffect, useState } from 'react';

/** Where the address of this page says to go on. */
export function requestedReturn(): string | null {
  const params = new URLSearchParams(location.search);
  return params.get('returnUrl') ?? params.get('redirect') ?? params.get('from');
}

/** The way back is carried from sign-in to sign-up and back. */
export function useReturnUrl(): string | undefined {
  const [returnUrl, setReturnUrl] = useState<string>();
  useEffect(() => {
    setReturnUrl(requestedReturn() ?? undefined);
  }, []);
  return returnUrl;
}
