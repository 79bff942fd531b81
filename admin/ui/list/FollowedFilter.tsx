import { Chip } from '@mui/material';
import { useFilter } from './useFilter.ts';
import type { FilterValue } from './useFilter.ts';

/** A filter that a figure elsewhere leads here with: it is said, and can be taken away; it cannot be chosen here. */
export function FollowedFilter({ name, labelOf }: { name: string; labelOf: (value: FilterValue) => string }) {
  const [value, choose] = useFilter(name);
  if (value === undefined) return null;
  return <Chip label={labelOf(value)} onDelete={() => choose(undefined)} sx={{ minHeight: { xs: 44, md: 32 } }} />;
}
