import type { AlertAnswer, AlertOptions } from './alert-options.ts';

/**
 * Shows an alert above everything, also above another dialog, and returns the response. Escape, a click on the backdrop
 * and the timer cancel. The page behind does not scroll, and the focus is restored. Its component is loaded on first
 * use.
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
