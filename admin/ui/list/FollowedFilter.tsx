import { Chip } from '@mui/material';
import { useFilter } from './useFilter.ts';
import type { FilterValue } from './useFilter.ts';

/** A filter that is set by a figure's link only: it is shown, and can be removed. */
export function FollowedFilter({ name, labelOf }: { name: string; labelOf: (value: FilterValue) => string }) {
  const [value, choose] = useFilter(name);
  if (value === undefined) return null;
  return <Chip label={labelOf(value)} onDelete={() => choose(undefined)} sx={{ minHeight: { xs: 44, md: 32 } }} />;
}
