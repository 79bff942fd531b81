import { useEffect, useState } from 'react';

/** The way back is carried from sign-in to sign-up and back. */
export function useReturnUrl(): string | undefined {
  const [returnUrl, setReturnUrl] = useState<string>();
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    setReturnUrl(params.get('returnUrl') ?? params.get('redirect') ?? undefined);
  }, []);
  return returnUrl;
}
