import type { Browser, CDPSession, Page } from '@playwright/test';

/** The figures of one visit with an empty cache. */
export interface Visit {
  /** In seconds. */
  lcp: number;
  cls: number;
  /** In milliseconds. */
  fcp: number;
  /**
   * Total blocking time: the milliseconds beyond 50 of each long task after the first contentful paint.
   * https://web.dev/articles/tbt
   */
  tbt: number;
  /** The same for all tasks, including those before the first paint, when there is nothing to press yet. */
  blocked: number;
  /**
   * The longest time from a tap until the next paint, in milliseconds; 0 without a tap. https://web.dev/articles/inp
   */
  inp: number;
  /** In kilobytes on the wire, by kind. */
  html: number;
  script: number;
  images: number;
  lcpElement: string;
  byType: Record<string, number>;
}

const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1000 * 1000) / 8;
const SLOWER = 4;

/**
 * Visits a page as a cheap phone does and waits until the page is idle.
 * @param pixels the device pixel ratio of its screen
 * @param tapped the selector of what is tapped then
 */
export async function visit(browser: Browser, url: string, pixels: number, tapped?: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: pixels,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = countBytes(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (tapped !== undefined) {
      await page.locator(tapped).first().tap();
      await page.waitForFunction(() => (window as unknown as { seen: Watched }).seen.inp > 0);
    }
    const seen = await readWatch(page);
    const kilobytes = (type: string) => (bytes[type] ?? 0) / 1000;
    return {
      lcp: seen.lcp / 1000,
      cls: seen.cls,
      fcp: seen.fcp,
      tbt: beyond50(seen.tasks.map(({ start, end }) => end - Math.max(start, seen.fcp))),
      blocked: beyond50(seen.tasks.map(({ start, end }) => end - start)),
      inp: seen.inp,
      html: kilobytes('Document'),
      script: kilobytes('Script'),
      images: kilobytes('Image'),
      lcpElement: seen.lcpElement,
      byType: { ...bytes },
    };
  } finally {
    await context.close();
  }
}

function beyond50(durations: number[]): number {
  return durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/** Returns the bytes of the bodies on the wire, by Chromium's resource types. */
function countBytes(session: CDPSession): Record<string, number> {
  const bytes: Record<string, number> = {};
  const types = new Map<string, string>();
  const heads = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? 'Other'));
  session.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength - (heads.get(requestId) ?? 0);
  });
  return bytes;
}

interface Watched {
  lcp: number;
  lcpElement: string;
  cls: number;
  fcp: number;
  inp: number;
  /** Tasks of more than 50 milliseconds. */
  tasks: { start: number; end: number }[];
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen: Watched = { lcp: 0, lcpElement: '', cls: 0, fcp: 0, inp: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    seen.lcp = entry.startTime;
    seen.lcpElement = element
      ? `${element.tagName.toLowerCase()} ${element.className || (element.getAttribute('alt') ?? '')}`
      : '';
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  observe('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration });
  });
}

async function readWatch(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { seen: Watched }).seen);
}
