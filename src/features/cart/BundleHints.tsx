import type { Cart } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { useSpoken } from '../../ui/use-spoken.ts';

/** Says which bundles lack one piece, with a link to the piece if it can be bought. */
export function BundleHints({ hints }: { hints: Cart['bundleHints'] }) {
  const { saidAny, path } = useSpoken();
  if (hints.length === 0) return null;
  return (
    <ul className="notice small">
      {hints.map(({ id, text, seoUrl }) => (
        <li key={id}>{seoUrl === null ? saidAny(text) : <a href={path(paths.product(seoUrl))}>{saidAny(text)}</a>}</li>
      ))}
    </ul>
  );
}
