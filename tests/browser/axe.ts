import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { whileAllIsLaidOut } from './laid-out.ts';

// @axe-core/playwright injects the source twice for each check, and in the version with comments.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/** Tags of axe's rules, or names of single rules. */
export interface AxeRules {
  type: 'tag' | 'rule';
  values: readonly string[];
}

/** A fault of a page: the rule, the element and its selector. */
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
 * Runs axe on the present page.
 * @param within a selector of the part to check; the whole page without it
 */
export async function axeFaults(page: Page, rules: AxeRules, within?: string): Promise<AxeFault[]> {
  // In a document that is still being parsed, a link may stand there before its text.
  await page.waitForLoadState('domcontentloaded');
  // The source has half a megabyte, so a document loads it only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return whileAllIsLaidOut(page, () => page.evaluate(look, { rules, within }));
}

/**
 * Runs in the page. Contrast and target size take most of the time, some milliseconds for each text or link. Contrast
 * depends only on styles, so axe checks two texts of each set with equal styles and surroundings. The target size is
 * checked only for narrow targets, and for targets that another one overlaps in part.
 */
async function look({ rules, within }: { rules: AxeRules; within: string | undefined }): Promise<AxeFault[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      configure(spec: object): void;
      run(context: Document | string, options: object): Promise<{ violations: Violation[] }>;
    };
  };
  // A colour that is changing has no final contrast, so wait for running animations.
  const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
    return (
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    );
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const OF_EACH = 2;
  // axe must not use these attributes in its selectors, because they are removed afterwards. It skips names with a
  // colon.
  const MARK = 'look:contrast';
  const NARROW = 'look:narrow';
  const marked = (name: string) => `[${CSS.escape(name)}]`;
  const STYLES = (
    'color backgroundColor backgroundImage opacity fontSize fontWeight textShadow filter ' +
    'display visibility position zIndex mixBlendMode clipPath overflow'
  ).split(' ') as (keyof CSSStyleDeclaration)[];
  /** Elements with the same look and surroundings share a number. */
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
      // An invisible text must not represent a visible one.
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
  // Passing elements need no description, which would take longer than the check.
  const { violations } = await axe.run(within ?? document, { runOnly: rules, resultTypes: ['violations'] });
  for (const element of lookedAt) element.removeAttribute(MARK);
  for (const element of narrow) element.removeAttribute(NARROW);
  const asItWas = (html: string) => html.replace(` ${MARK}=""`, '').replace(` ${NARROW}=""`, '');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ id, html: asItWas(html), selector: target.join(' ') })),
  );

  /** Returns the targets narrower or lower than 24 pixels, and those that another one may overlap. */
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
