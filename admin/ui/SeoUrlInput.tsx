import { FormDataConsumer, TextInput } from 'react-admin';
import { seoUrlFrom } from '#contract/shop/slug.ts';

interface SeoUrlInputProps {
  /** The fields the address is made of while it is empty: the first that is filled. */
  from: readonly string[];
  pathOf(seoUrl: string): string;
  /** What becomes of what is typed. */
  parse(typed: string): string;
}

/** The address of a page as it will be: typed, or made of the name while nothing is. */
export function SeoUrlInput({ from, pathOf, parse }: SeoUrlInputProps) {
  return (
    <FormDataConsumer<Record<string, string | null | undefined>>>
      {({ formData }) => {
        const seoUrl = formData.seoUrl || seoUrlFrom(from.map((field) => formData[field]).find(Boolean) ?? '');
        return (
          <TextInput
            source="seoUrl"
            label="SEO URL"
            parse={parse}
            helperText={seoUrl ? `The page will be at ${pathOf(seoUrl)}` : 'Made of the name while it is empty'}
            slotProps={{
              htmlInput: { maxLength: 120, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
            }}
          />
        );
      }}
    </FormDataConsumer>
  );
}
