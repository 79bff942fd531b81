import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import type { AlertAnswer, AlertOptions } from '../../src/ui/alert-options.ts';
import { expect, test } from './shop-test.ts';

/** The functions that the script below adds to a page. */
interface Lent {
  toast(text: string): void;
  showAlert(options: AlertOptions): Promise<AlertAnswer>;
  answered?: AlertAnswer;
}

/**
 * Returns a script that adds toasts and alerts to any page, because no page of the shop shows several of them at once.
 */
async function lentScript(): Promise<string> {
  const ui = fileURLToPath(new URL('../../src/ui', import.meta.url));
  const name = '\0lent';
  const code = `import { toast } from '${ui}/toasts.ts'; import { showAlert } from '${ui}/show-alert.tsx';
    Object.assign(globalThis, { toast, showAlert });`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'lent',
        resolveId: (id) => (id === name ? id : undefined),
        load: (id) => (id === name ? code : undefined),
      },
    ],
    // The pages' content security policy forbids styles added by scripts.
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: name, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

test('twenty toasts at most stand at the foot of a page, and an alert with a timer closes by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  await page.evaluate(await lentScript());

  await page.evaluate(() => {
    for (let count = 1; count <= 25; count += 1) (globalThis as unknown as Lent).toast(`Toast ${count}`);
  });
  const toasts = page.locator('[data-toasts]').getByText(/^Toast \d+$/);
  await expect(toasts).toHaveCount(20);
  await expect(toasts.first()).toHaveText('Toast 6');
  await page.clock.runFor(5100);
  await expect(toasts).toHaveCount(0);

  await page.evaluate(() => {
    const lent = globalThis as unknown as Lent;
    void lent.showAlert({ title: 'Saved', cancel: 'Undo', timerMs: 3000 }).then((answer) => {
      lent.answered = answer;
    });
  });
  const alert = page.getByRole('alertdialog', { name: 'Saved' });
  await expect(alert).toBeVisible();
  await page.clock.runFor(2500);
  await expect(alert).toBeVisible();
  await page.clock.runFor(1500);
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as Lent).answered)).toEqual({
    isConfirmed: false,
    value: '',
  });
});
