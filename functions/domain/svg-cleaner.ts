import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import type { Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** Shapes, groups, gradients and masks. Nothing that runs code, loads resources, contains HTML or moves. */
const ELEMENTS = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'symbol',
  'use',
  'title',
];

/** Attributes by their names in the syntax tree. */
const ATTRIBUTES = [
  'id',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'width',
  'height',
  'points',
  'viewBox',
  'preserveAspectRatio',
  'transform',
  'gradientTransform',
  'gradientUnits',
  'spreadMethod',
  'offset',
  'stopColor',
  'stopOpacity',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'color',
  'opacity',
];
/** Attributes of painting, which a `style` attribute may set, too. */
const PAINT: Record<string, string> = {
  fill: 'fill',
  'fill-opacity': 'fillOpacity',
  'fill-rule': 'fillRule',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-opacity': 'strokeOpacity',
  'stroke-linecap': 'strokeLineCap',
  'stroke-linejoin': 'strokeLineJoin',
  'stroke-miterlimit': 'strokeMiterLimit',
  'stroke-dasharray': 'strokeDashArray',
  'clip-rule': 'clipRule',
  'clip-path': 'clipPath',
  mask: 'mask',
  opacity: 'opacity',
  'stop-color': 'stopColor',
  'stop-opacity': 'stopOpacity',
};

/** A value without a reference, or with a reference into the drawing itself. */
const SAFE = /^[^<>&\\]*$/;
const OWN_REFERENCE = /^url\(["']?#[\w-]+["']?\)$/;

interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[] | undefined;
  value?: string;
}

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree) => readStyles(tree as Node))
  .use(rehypeSanitize, {
    tagNames: ELEMENTS,
    attributes: { '*': [...ATTRIBUTES, ...Object.values(PAINT), 'href', 'xLinkHref'] },
    strip: ['script', 'style', 'foreignObject', 'template', 'iframe', 'metadata'],
    protocols: {},
    clobber: [],
  } as Schema)
  .use(() => (tree) => settle(tree as Node))
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true })
  .freeze();

/**
 * Moves the rules of `<style>` with single classes, as drawing programs write them, and `style` attributes into
 * attributes of their own. Everything else of a style is lost.
 */
function readStyles(tree: Node): void {
  const rules = new Map<string, Record<string, string>>();
  walk(tree, (node) => {
    if (node.tagName !== 'style') return;
    const text = node.children?.map(({ value = '' }) => value).join('') ?? '';
    for (const [, selectors, body] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors!.split(',')) {
        const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
        if (name) rules.set(name, { ...rules.get(name), ...paintOf(body!) });
      }
  });
  walk(tree, (node) => {
    const { properties } = node;
    if (!properties) return;
    const names = Array.isArray(properties.className) ? (properties.className as string[]) : [];
    const styles = [...names.map((name) => rules.get(name) ?? {}), paintOf(String(properties.style ?? ''))];
    node.properties = Object.assign({}, properties, ...styles) as Record<string, unknown>;
  });
}

function paintOf(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
      const property = PAINT[name.toLowerCase()];
      return property && value !== '' ? [[property, value]] : [];
    }),
  );
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.children?.forEach((child) => walk(child, visit));
}

/** Removes attributes that refer to something outside the drawing, and text between the shapes. */
function settle(tree: Node): void {
  walk(tree, (node) => {
    if (node.properties) {
      node.properties = Object.fromEntries(
        Object.entries(node.properties).filter(([name, value]) => isSafe(name, String(value))),
      );
    }
    if (node.tagName !== 'title') node.children = node.children?.filter(({ type }) => type === 'element');
  });
}

function isSafe(name: string, value: string): boolean {
  if (name === 'href' || name === 'xLinkHref') return /^#[\w-]+$/.test(value);
  if (!SAFE.test(value)) return false;
  return !/url\s*\(/i.test(value) || OWN_REFERENCE.test(value.trim());
}

/** A cleaned drawing: its root has a `viewBox` and no size of its own. */
export interface CleanedSvg {
  svg: string;
  /** Width divided by height. */
  ratio: number;
}

const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** Does the work of `cleanSvg` (`svg.ts`). */
export function cleanedSvg(sent: string): CleanedSvg | undefined {
  const tree = cleaner.runSync(parsed(sent)) as unknown as Node;
  const root = tree.children?.find(({ tagName }) => tagName === 'svg');
  if (!root?.properties) return undefined;
  let isDrawn = false;
  walk(root, ({ tagName }) => {
    isDrawn ||= DRAWN.has(tagName ?? '');
  });
  const box = boxOf(root.properties);
  if (!box || !isDrawn) return undefined;
  const { width: _, height: __, x: ___, y: ____, ...properties } = root.properties;
  root.properties = { xmlns: 'http://www.w3.org/2000/svg', ...properties, viewBox: box.join(' ') };
  const svg = cleaner.stringify({ type: 'root', children: [root] } as never);
  return { svg, ratio: Number((box[2] / box[3]).toFixed(3)) };
}

function parsed(sent: string): ReturnType<typeof cleaner.parse> {
  // The parser reads HTML, which has no prologue; a namespace prefix of SVG itself is not read either.
  const bare = sent.replace(/^\uFEFF/, '').replace(/<\?xml[^>]*>|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '');
  try {
    return cleaner.parse(bare);
  } catch {
    return cleaner.parse('');
  }
}

type Box = [x: number, y: number, width: number, height: number];

/** Returns the part of the plane that a drawing shows; undefined if it does not say. */
function boxOf({ viewBox, width, height }: Record<string, unknown>): Box | undefined {
  const numbers =
    typeof viewBox === 'string'
      ? viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number)
      : [0, 0, Number.parseFloat(String(width)), Number.parseFloat(String(height))];
  const isWhole = numbers.length === 4 && numbers.every(Number.isFinite) && numbers[2]! > 0 && numbers[3]! > 0;
  return isWhole ? (numbers as Box) : undefined;
}
