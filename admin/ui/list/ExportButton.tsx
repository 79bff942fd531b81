import { kolkataDay } from '#contract/shop/dates.ts';
import { DownloadButton } from '../record/DownloadButton.tsx';

/** Keeps all rows of a list as a table for spreadsheets. */
export function ExportButton({ resource }: { resource: string }) {
  return (
    <DownloadButton
      url={`/api/admin/${resource}/export.csv`}
      name={() => `${resource}-${kolkataDay(Date.now())}.csv`}
      failed="The export failed. Please try again."
      busy="Exporting…"
    >
      Export as CSV
    </DownloadButton>
  );
}
