import type { RefObject } from 'react';
import * as texts from '#contract/words/en/product-scripts.ts';
import { swatchesOf } from '#contract/shop/colours.ts';
import { describeSize, readSize } from '#contract/shop/sizes.ts';
import { paths } from '../../paths.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { sizeGuideOf } from '../size-guide/guide-of.ts';
import { isAvailable, sizesOf } from './choice.ts';
import type { Choice } from './choice.ts';
import type { ShownProduct } from './shown-product.ts';
import styles from './product.module.css';

interface Props {
  product: Pick<ShownProduct, 'skus' | 'sizeSystem' | 'family'>;
  choice: Choice;
  onColour: (colour: string) => void;
  onSize: (size: string) => void;
  /** The fieldset of the sizes, to move the focus to. */
  sizes: RefObject<HTMLFieldSetElement | null>;
  /** The error while no size is chosen. */
  sizeError: { id: string; text: string } | undefined;
}

/** Colours and sizes as radio buttons, with a note on those out of stock. */
export function VariantChoice({ product, choice, onColour, onSize, sizes: sizesRef, sizeError }: Props) {
  const { said, saidAny, named, path } = useSpoken();
  const { skus } = product;
  const colours = [...new Set(skus.map((sku) => sku.color))];
  const sizes = sizesOf(skus);
  const system = product.sizeSystem;
  const guide = sizeGuideOf(product);
  const colour = skus.find(({ id }) => id === choice.skuId)?.color ?? '';
  return (
    <>
      {colours.length > 1 && (
        <fieldset className={styles.variants}>
          <legend>
            {said(texts.COLOUR)} <span className="soft">{named(colour)}</span>
          </legend>
          <div>
            {colours.map((name) => (
              <Option
                key={name}
                group="colour"
                value={name}
                checked={name === colour}
                available={skus.some((sku) => sku.color === name && sku.inStock)}
                onChoose={onColour}
              >
                <Swatch colour={name} />
                {named(name)}
              </Option>
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset
          className={sizeError ? `${styles.variants} ${styles.missed}` : styles.variants}
          ref={sizesRef}
          aria-describedby={sizeError?.id}
        >
          <legend>
            {said(texts.SIZE)}{' '}
            <span className="soft">
              {choice.size ? saidAny(inMillimetres(choice.size, system)) : said(texts.PLEASE_CHOOSE)}
            </span>
            {guide && (
              <a className={`${styles.sizeGuide} small`} href={`${path(paths.sizeGuide)}#${guide}`} onClick={openGuide}>
                {said(texts.SIZE_GUIDE)}
              </a>
            )}
          </legend>
          <div>
            {sizes.map((size) => (
              <Option
                key={size}
                group="size"
                value={size}
                checked={size === choice.size}
                available={isAvailable(skus, colour, size)}
                onChoose={onSize}
              >
                {named(size)}
              </Option>
            ))}
          </div>
          {sizeError && (
            <p className="fault" id={sizeError.id} role="alert">
              {sizeError.text}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}

/** Returns a size with its millimetres, if it has any. */
function inMillimetres(text: string, system: ShownProduct['sizeSystem']): string {
  const size = readSize(system, text);
  return size ? describeSize(size) : text;
}

/** Opens the size guide in a dialog if the page has it; otherwise the link works. */
function openGuide(event: React.MouseEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-size-guide]');
  if (!dialog) return;
  event.preventDefault();
  dialog.showModal();
}

interface OptionProps {
  group: string;
  value: string;
  checked: boolean;
  available: boolean;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}

function Option({ group, value, checked, available, onChoose, children }: OptionProps) {
  const { said } = useSpoken();
  return (
    <label className={available ? styles.variant : `${styles.variant} ${styles.gone}`}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        data-gone={available ? undefined : ''}
      />
      <span>
        {children}
        {!available && <span className="visually-hidden">{said(texts.IS_OUT_OF_STOCK)}</span>}
      </span>
    </label>
  );
}

function Swatch({ colour }: { colour: string }) {
  const fills = swatchesOf(colour);
  const width = 12 / fills.length;
  return (
    <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
      {fills.map((fill, index) => (
        <rect key={fill} x={width * index} width={width} height="12" fill={fill} />
      ))}
    </svg>
  );
}
