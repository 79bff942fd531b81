import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceName } from '#contract/calls/resources.ts';
import { useMayOpen } from './useMayOpen.ts';

/** A list of the console under some filters. */
const listPath = (list: ResourceName, filter: object) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export interface FigureLinkProps {
  /** The list of what it counts or sums, and the filters under which that is just this. */
  list: ResourceName;
  filter: object;
  /** What opens, as it is said behind the figure: 'orders sold, 1 Nov 2026'. */
  opens: string;
  /** Of nothing the figure stands alone. */
  isNone?: boolean;
  /** Whether it stands in a sentence: then it takes touches around it without making the line higher. */
  isInText?: boolean;
  children: string;
}

/** A figure that leads to the rows it is made of; the figure alone where whoever is signed in does not see these. */
export function FigureLink({ list, filter, opens, isNone = false, isInText = false, children }: FigureLinkProps) {
  const to = listPath(list, filter);
  const mayOpen = useMayOpen(to);
  if (isNone || !mayOpen) return children;
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      aria-label={`${children}, ${opens}`}
      sx={isInText ? IN_TEXT : ALONE}
    >
      {children}
    </Link>
  );
}

/** The same as a cell of a table, whose columns say how it is made. */
export const figureLink = (props: Omit<FigureLinkProps, 'children'>, shown: string): ReactNode => (
  <FigureLink {...props}>{shown}</FigureLink>
);

const FIGURE = {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Seen to lead somewhere where nothing can hover, and quiet among other figures.
  textDecoration: 'underline dotted',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  textUnderlineOffset: '0.25em',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
  // Of facts, whose links are made higher by it.
  '&&': { paddingBlock: 0 },
} as const;
/** Large enough for a finger; in a table the space above and below is that of the row. */
const ALONE = {
  ...FIGURE,
  display: 'inline-block',
  minWidth: { xs: 44, md: 0 },
  lineHeight: { xs: '44px', md: 'inherit' },
  'td &': { marginBlock: { xs: '-7px', md: 0 } },
} as const;
const IN_TEXT = {
  ...FIGURE,
  position: 'relative',
  display: 'inline-block',
  '&::after': { content: { xs: '""', md: 'none' }, position: 'absolute', inset: '-12px -4px' },
} as const;
