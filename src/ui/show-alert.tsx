import type { AlertAnswer, AlertOptions } from './alert-options.ts';

/**
 * Shows it over whatever stands there, also over another dialog, and brings the answer. Escape, a click beside it and its
 * timer say no. The page behind does not scroll meanwhile, and the focus goes back to where it was. What draws it is
 * loaded with the first one.
 */
export async function showAlert(options: AlertOptions): Promise<AlertAnswer> {
  const [{ createElement }, { createRoot }, { Alert }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('./Alert.tsx'),
  ]);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  return new Promise((resolve) => {
    const onClose = (answer: AlertAnswer) => {
      root.unmount();
      host.remove();
      resolve(answer);
    };
    root.render(createElement(Alert, { ...options, onClose }));
  });
}
