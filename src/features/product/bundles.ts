import { bundleSaving } from '#contract/shop/bundle-worth.ts';
import type { BundleTerms } from '#contract/shop/bundle-worth.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { saidAny } from '../../ui/speech.ts';
import type { BagItem } from '../cart/bag.ts';

/** A piece as the shopper chose it. */
interface ChosenPiece extends Omit<BagItem, 'quantity' | 'unitPrice' | 'at'> {
  /** That of the first choice while the shopper has not chosen. */
  price: Paise;
}

/** Lets the cards of bundles compute their price by the choices, and add all pieces. */
export function startBundles(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-bundle]')) {
    form.addEventListener('change', () => showPrice(form));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void add(form);
    });
    // A browser may restore former choices.
    showPrice(form);
  }
}

function piecesOf(form: HTMLFormElement): ChosenPiece[] {
  return [...form.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => {
    const { value } = piece.querySelector<HTMLSelectElement | HTMLInputElement>('select, input')!;
    const [skuId, price, ...size] = value.split(' ');
    return {
      skuId: Number(skuId),
      price: Number(price ?? piece.dataset.from),
      size: size.join(' '),
      name: piece.dataset.piece!,
      picture: piece.dataset.picture,
    };
  });
}

function showPrice(form: HTMLFormElement): void {
  const sum = piecesOf(form).reduce((total, { price }) => total + price, 0);
  const saving = bundleSaving(JSON.parse(form.dataset.bundle!) as BundleTerms, sum);
  const amounts = { sum, total: sum - saving, saving };
  for (const [name, amount] of Object.entries(amounts)) {
    form.querySelector(`[data-${name}]`)!.textContent = formatPaise(amount);
  }
}

/** Adds all pieces to the cart, or shows why that failed. The code for it is loaded only now. */
async function add(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')!;
  const failure = form.querySelector('[data-failure]')!;
  button.disabled = true;
  failure.textContent = '';
  try {
    const { addPieces } = await import('./add-pieces.ts');
    const pieces = piecesOf(form).map(({ price, ...piece }) => ({ ...piece, unitPrice: price / 100 }));
    failure.textContent = saidAny(await addPieces(pieces));
  } finally {
    button.disabled = false;
  }
}
