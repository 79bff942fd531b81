import { FormDataConsumer, TextInput } from 'react-admin';
import { SEO_URL_MAX_LENGTH, seoUrlFrom } from '#contract/shop/slug.ts';
import type { AddressKind } from '#contract/shop/slug.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/ui.ts';

interface SeoUrlInputProps {
  /** The fields the address is made of while it is empty; the first filled one counts. */
  from: readonly string[];
  kind: AddressKind;
  pathOf(seoUrl: string): string;
  /** Returns the address of an entered text. */
  parse(text: string): string;
}

/** The address of a page: entered, or made of the name. */
export function SeoUrlInput({ from, kind, pathOf, parse }: SeoUrlInputProps) {
  return (
    <FormDataConsumer<Record<string, string | null | undefined>>>
      {({ formData }) => {
        const name = from.map((field) => formData[field]?.trim()).find(Boolean);
        const made = name ? words.orWithANumberWhere(pathOf(seoUrlFrom(name, kind))) : '';
        const place = formData.seoUrl ? pathOf(formData.seoUrl) : made;
        return (
          <TextInput
            source="seoUrl"
            label={common.seoUrl}
            parse={parse}
            helperText={place ? words.thePageWillBeAt(place) : words.madeOfTheNameWhile}
            slotProps={{
              htmlInput: {
                maxLength: SEO_URL_MAX_LENGTH,
                autoComplete: 'off',
                autoCapitalize: 'none',
                spellCheck: false,
              },
            }}
          />
        );
      }}
    </FormDataConsumer>
  );
}
