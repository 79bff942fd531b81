/** The link that a click means to follow in place; nothing where the browser is asked for something else. */
export function linkInPlace(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  return (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]') ?? undefined;
}
