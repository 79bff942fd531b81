import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceName } from '#contract/calls/resources.ts';
import { useMayOpen } from './useMayOpen.ts';

/** Returns the address of a list with filters. */
const listPath = (list: ResourceName, filter: object) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export interface FigureLinkProps {
  /** The list of the rows the figure counts or sums, and its filters. */
  list: ResourceName;
  filter: object;
  /** The accessible description: 'orders sold, 1 Nov 2026'. */
  opens: string;
  /** A figure of 0 is not linked. */
  isNone?: boolean;
  /** Whether it is part of a sentence: its touch target then overlaps the lines around it. */
  isInText?: boolean;
  children: string;
}

/** A figure linked to its rows; not linked if the session may not read them. */
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

/** Returns a linked figure for a table's column. */
export const figureLink = (props: Omit<FigureLinkProps, 'children'>, shown: string): ReactNode => (
  <FigureLink {...props}>{shown}</FigureLink>
);

const FIGURE = {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Recognisable as a link without hover, and unobtrusive among figures.
  textDecoration: 'underline dotted',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  textUnderlineOffset: '0.25em',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
  // Links in `Facts` have a padding of their own.
  '&&': { paddingBlock: 0 },
} as const;
/** A touch target; in a table the row provides the vertical space. */
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
