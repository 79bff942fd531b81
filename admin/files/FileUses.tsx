import { Box, Link as TextLink } from '@mui/material';
import { Link } from 'react-router';
import type { FileMetadataRecord } from '../providers/records.ts';
import { words } from '../words/en/files.ts';

/** The console's pages of the things that use files. */
const PAGES: Partial<Record<FileMetadataRecord['usedAt'][number]['subject'], string>> = {
  product: 'products',
  sku: 'skus',
  category: 'categories',
  collection: 'collections',
};

/** The uses of a file, each linked to its page. */
export function FileUses({ file: { usedAt } }: { file: FileMetadataRecord }) {
  if (usedAt.length === 0) return words.nowhere;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {usedAt.map(({ subject, id, name }) => {
        const page = PAGES[subject];
        const text = words.placeOfUse(words.places[subject], name);
        return (
          <li key={`${subject} ${id}`}>
            {page ? (
              <TextLink component={Link} to={`/${page}/${id}`}>
                {text}
              </TextLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </Box>
  );
}
