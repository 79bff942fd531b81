import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { whileAllIsLaidOut } from './laid-out.ts';

// Its own builder hands the source over twice for each look, and that is the one with comments.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/** Tags of axe's rules, or single ones by their names. */
export interface AxeRules {
  type: 'tag' | 'rule';
  values: readonly string[];
}

/** What is wrong with a page: rule, element and how to find it. */
export interface AxeFault {
  id: string;
  html: string;
  selector: string;
}

interface Violation {
  id: string;
  nodes: { html: string; target: string[] }[];
}

/**
 * Lets axe look at a page as it stands.
 * @param within a selector of the part to look at; the whole page without
 */
export async function axeFaults(page: Page, rules: AxeRules, within?: string): Promise<AxeFault[]> {
  // Half a megabyte, which a document needs once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return whileAllIsLaidOut(page, () => page.evaluate(look, { rules, within }));
}

/**
 * Runs in the page. Contrast and targets take most of the time, some milliseconds for each text or link. Contrast depends on
 * styles alone: of texts that have all of theirs in common, with everything around them, two are looked at. Too small is
 * only a target that is narrow itself, or that another one lies over in part.
 */
async function look({ rules, within }: { rules: AxeRules; within: string | undefined }): Promise<AxeFault[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      configure(spec: object): void;
      run(context: Document | string, options: object): Promise<{ violations: Violation[] }>;
    };
  };
  // What is on its way from one colour to another has no contrast to judge.
  const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
    return (
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    );
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const OF_EACH = 2;
  // With a colon, so that axe finds no element by them: they are gone when somebody looks for it.
  const MARK = 'look:contrast';
  const NARROW = 'look:narrow';
  const marked = (name: string) => `[${CSS.escape(name)}]`;
  const STYLES = (
    'color backgroundColor backgroundImage opacity fontSize fontWeight textShadow filter ' +
    'display visibility position zIndex mixBlendMode clipPath overflow'
  ).split(' ') as (keyof CSSStyleDeclaration)[];
  /** Elements that look alike, with all around them, have one number. */
  const numbers = new Map<string, number>();
  const looks = new Map<Element, number>();
  const counts = new Map<number, number>();
  const lookedAt: Element[] = [];
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const { tagName, parentElement } = element;
    const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const said = [
      parentElement ? looks.get(parentElement) : '',
      tagName,
      element.getAttribute('class'),
      // A text that is not there to be seen does not stand for one that is.
      element.checkVisibility({ visibilityProperty: true }),
      element.matches(':disabled'),
      ...STYLES.map((name) => style[name]),
    ].join('|');
    const number = numbers.get(said) ?? numbers.size;
    numbers.set(said, number);
    looks.set(element, number);
    if (!ownText && !element.matches('a[href], input, select, textarea')) continue;
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    if (count > OF_EACH) continue;
    element.setAttribute(MARK, '');
    lookedAt.push(element);
  }
  const looksAtSizes = rules.type === 'tag' || rules.values.includes('target-size');
  const narrow = looksAtSizes ? narrowTargets() : [];
  for (const element of narrow) element.setAttribute(NARROW, '');
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: marked(MARK) },
      { id: 'link-in-text-block', selector: `a[href]${marked(MARK)}` },
      { id: 'target-size', selector: marked(NARROW) },
    ],
  });
  // What passes need not be described: that takes longer than looking at it.
  const { violations } = await axe.run(within ?? document, { runOnly: rules, resultTypes: ['violations'] });
  for (const element of lookedAt) element.removeAttribute(MARK);
  for (const element of narrow) element.removeAttribute(NARROW);
  const asItWas = (html: string) => html.replace(` ${MARK}=""`, '').replace(` ${NARROW}=""`, '');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ id, html: asItWas(html), selector: target.join(' ') })),
  );

  /** Targets that are less than 24 pixels wide or high, or that another one may lie over. */
  function narrowTargets(): Element[] {
    const LEAST = 24;
    const TARGETS =
      'a[href], area[href], button, input, select, textarea, summary, [tabindex], [role], [contenteditable]';
    const targets = [...document.querySelectorAll(TARGETS)].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return targets
      .filter(
        ({ element, box }) =>
          Math.min(box.width, box.height) < LEAST ||
          targets.some(({ element: other, box: its }) => !other.contains(element) && meet(box, its)),
      )
      .map(({ element }) => element);
  }
}
