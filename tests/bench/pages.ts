/**
 * `npm run bench:pages`: measures the loading times for a shopper on a cheap phone: Chromium at 360×800 with a
 * processor four times slower, 150 ms and 1.6 Mbit/s, and an empty cache. It prints the median of five visits to each
 * page in each language, on screens with a device pixel ratio of two and of three. English pages with a first picture are visited alternately with
 * a control page, which has the same head, fonts and first picture and no script. `npm run bench:pages -- search cart`
 * visits only those pages.
 */
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { LANGUAGES, LANGUAGE_NAMES, pathIn } from '#contract/languages.ts';
import { makeDataFolder } from '../support/setup.ts';
import { startControlProxy } from './control-page.ts';
import { startNodeShop } from '../support/node-shop.ts';
import { goalOf, PAGE_GOALS } from './page-goals.ts';
import { visit } from './page-visit.ts';
import type { Visit } from './page-visit.ts';

/** The pages, with what is tapped there, and whether they have a control. */
const PAGES: Record<string, { path: string; tapped?: string; hasControl?: boolean }> = {
  home: { path: '/', tapped: '[data-open-menu]', hasControl: true },
  category: { path: '/category/jhumkas', tapped: '[href="#filters"]', hasControl: true },
  product: { path: '/product/kundan-choker-set-pearl-drops', tapped: '[aria-label="Next picture"]', hasControl: true },
  calendar: { path: '/hindu-festivals-calendar' },
  search: { path: '/search?q=jhumka' },
  cart: { path: '/cart' },
};
const asked = process.argv.slice(2);
const VISITED = Object.entries(PAGES).filter(([name]) => asked.length === 0 || asked.includes(name));
const SCREENS = [2, 3];
const VISITS = 5;

const data = makeDataFolder('bench-pages');
const shop = await startNodeShop(data.path);
const proxy = await startControlProxy(shop.origin);
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
});

try {
  const pages = VISITED.flatMap(([name, page]) =>
    LANGUAGES.map((language) => ({
      ...page,
      name,
      hasControl: page.hasControl && language === 'en',
      said: LANGUAGE_NAMES[language],
      path: pathIn(language, page.path),
    })),
  );
  for (const { name, said, path, tapped, hasControl } of pages) {
    for (const pixels of SCREENS) {
      const look = () => visit(browser, proxy.page(path), pixels, tapped);
      const lookAtControl = () => visit(browser, proxy.control(path), pixels);
      // The first visit makes the picture sizes, so it does not count.
      await look();
      const visits: Visit[] = [];
      const controls: Visit[] = [];
      for (let count = 0; count < VISITS; count += 1) {
        visits.push(await look());
        if (hasControl) controls.push(await lookAtControl());
      }
      report(name, `${path} (${said}), ${pixels} pixels a point`, visits);
      if (hasControl) compare(visits, controls);
    }
  }
} finally {
  await browser.close();
  proxy.close();
  await shop.stop();
  data.remove();
}

function report(name: string, where: string, visits: Visit[]): void {
  console.log(`\n${name} (${where})`);
  for (const [key, { label, unit, digits }] of Object.entries(PAGE_GOALS)) {
    const value = middle(visits.map((one) => one[key as keyof typeof PAGE_GOALS]));
    console.log(
      `  ${label.padEnd(34)}${value.toFixed(digits).padStart(9)} ${unit.padEnd(3)} ${goalOf(name, key, value)}`,
    );
  }
  const [{ lcpElement, byType }] = visits as [Visit];
  console.log(`  largest paint is ${lcpElement}`);
  console.log(
    `  bytes on the wire: ${Object.entries(byType)
      .map(([type, bytes]) => `${type} ${(bytes / 1000).toFixed(1)} kB`)
      .join(', ')}`,
  );
}

function compare(visits: Visit[], controls: Visit[]): void {
  for (const [key, label] of [
    ['fcp', 'first paint'],
    ['lcp', 'largest paint'],
  ] as const) {
    const [page, control] = [visits, controls].map((all) => middle(all.map((one) => one[key])));
    console.log(`  ${label} of the control: ${control!.toFixed(2)}, the page's is × ${(page! / control!).toFixed(2)}`);
  }
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
