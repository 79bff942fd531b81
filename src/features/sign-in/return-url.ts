import { useEffect, useState } from 'react';

/** Returns the return address in this page's address. */
export function requestedReturn(): string | null {
  const params = new URLSearchParams(location.search);
  return params.get('returnUrl') ?? params.get('redirect') ?? params.get('from');
}

/** Returns the return address, which sign-in and sign-up pass to each other. */
export function useReturnUrl(): string | undefined {
  const [returnUrl, setReturnUrl] = useState<string>();
  useEffect(() => {
    setReturnUrl(requestedReturn() ?? undefined);
  }, []);
  return returnUrl;
}
