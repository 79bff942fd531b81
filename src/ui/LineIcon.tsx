import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * A decorative Lucide icon for islands, like `Icon.astro`. Lucide's own component would be several times as much script
 * as the icons themselves.
 */
export function LineIcon({
  icon,
  size,
  strokeWidth = 2,
  className = '',
}: {
  icon: IconNode;
  size: number;
  strokeWidth?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`line-icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      aria-hidden
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
