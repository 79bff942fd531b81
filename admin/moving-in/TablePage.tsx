import { Box } from '@mui/material';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import type { UndoableKind } from '#contract/calls/imports.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { PastImports } from '../imports/PastImports.tsx';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { TableFile } from './TableFile.tsx';
import { useTable } from './useTable.ts';
import { shared } from '../words/language.ts';

interface TablePageProps {
  /** The list that the file is imported into. */
  kind: UndoableKind;
  title: string;
  help: string;
  /** The label of the file. */
  label: string;
  /** Renders a file that was read. */
  children: (file: File, rows: readonly string[][]) => ReactNode;
}

/** A page that reads a table of another shop into a list, with the list's past imports. */
export function TablePage({ kind, title, help, label, children }: TablePageProps) {
  const { canAccess, isPending } = useCanAccess({ resource: kind, action: 'change' });
  const [file, setFile] = useState<File>();
  const table = useTable(file);
  if (!canAccess) return isPending ? null : <AccessDenied />;
  return (
    <Box sx={{ display: 'grid', gap: '14px', maxWidth: 1120 }}>
      <Box>
        <BackLink to={`/${kind}`}>{shared(RESOURCES[kind].label.many)}</BackLink>
        <PageHeading title={title} />
      </Box>
      <TableFile
        help={help}
        label={label}
        file={file}
        isReading={file !== undefined && !table}
        error={table && 'error' in table ? table.error : undefined}
        onFile={setFile}
      />
      {file && table && 'rows' in table && (
        <Fragment key={`${file.name} ${file.lastModified}`}>{children(file, table.rows)}</Fragment>
      )}
      <PastImports kind={kind} />
    </Box>
  );
}
