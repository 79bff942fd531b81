import type { Cart } from '../../api/wire.ts';
import { paths } from '../../paths.ts';

/** Says which bundles lack one piece, with a link to the piece if it can be bought. */
export function BundleHints({ hints }: { hints: Cart['bundleHints'] }) {
  if (hints.length === 0) return null;
  return (
    <ul className="notice small">
      {hints.map(({ id, text, seoUrl }) => (
        <li key={id}>{seoUrl === null ? text : <a href={paths.product(seoUrl)}>{text}</a>}</li>
      ))}
    </ul>
  );
}
