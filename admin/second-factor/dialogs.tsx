import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

/*
 * The dialogs of the second factor with what draws QR codes and asks for passkeys, loaded when one is opened: few pages
 * need them.
 */
const LazySetUp = lazy(async () => ({ default: (await import('./SetUpDialog.tsx')).SetUpDialog }));
const LazyShow = lazy(async () => ({ default: (await import('./ShowDialog.tsx')).ShowDialog }));

export function SetUpDialog(props: ComponentProps<typeof LazySetUp>) {
  return (
    <Suspense fallback={null}>
      <LazySetUp {...props} />
    </Suspense>
  );
}

export function ShowDialog(props: ComponentProps<typeof LazyShow>) {
  return (
    <Suspense fallback={null}>
      <LazyShow {...props} />
    </Suspense>
  );
}
