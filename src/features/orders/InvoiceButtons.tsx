import { useState } from 'react';
import * as messages from '#contract/messages.ts';
import { messageFor } from '../../api/client.ts';
import { downloadInvoice, viewInvoice } from '../../api/invoices.ts';
import { pageSpeech } from '../../ui/speech.ts';
import { toast } from '../../ui/toasts.ts';
import { useSpoken } from '../../ui/use-spoken.ts';

/** The lifetime of a file's object URL: the browser has to open or save it within this time. */
const OBJECT_URL_MS = 60_000;

/** Buttons that open the invoice of an order in a new tab or download it. */
export function InvoiceButtons({
  orderId,
  look = 'button quiet',
}: {
  orderId: string;
  look?: 'button quiet' | 'link';
}) {
  const { said } = useSpoken();
  const { isPending, pressed } = useInvoice();
  const view = pressed(async () => {
    // Opened in the click handler: later, a popup blocker would prevent it.
    const tab = open('', '_blank');
    try {
      const address = addressOf(await viewInvoice(orderId));
      if (tab) tab.location.href = address;
      else location.assign(address);
    } catch (error) {
      tab?.close();
      throw error;
    }
  }, messages.INVOICE_VIEW_FAILED);

  return (
    <>
      <button className={look} type="button" aria-disabled={isPending} onClick={() => void view()}>
        {said('View invoice')}
      </button>
      <button
        className={look}
        type="button"
        aria-disabled={isPending}
        onClick={() => void pressed(() => keepInvoice(orderId), messages.INVOICE_DOWNLOAD_FAILED)()}
      >
        {said('Download invoice')}
      </button>
    </>
  );
}

/** A download link for a table row. */
export function DownloadInvoice({ orderId }: { orderId: string }) {
  const { said } = useSpoken();
  const { isPending, pressed } = useInvoice();
  return (
    <button
      className="link"
      type="button"
      aria-disabled={isPending}
      onClick={() => void pressed(() => keepInvoice(orderId), messages.INVOICE_DOWNLOAD_FAILED)()}
    >
      {said('Download')}
      <span className="visually-hidden"> {said('the invoice of {orderId}', { orderId })}</span>
    </button>
  );
}

/** Runs one invoice request at a time and returns its error. */
function useInvoice() {
  const [isPending, setPending] = useState(false);
  const pressed = (work: () => Promise<void>, failure: string) => async () => {
    if (isPending) return;
    setPending(true);
    await work().catch((error: unknown) => toast(pageSpeech.saidAny(messageFor(error, failure))));
    setPending(false);
  };
  return { isPending, pressed };
}

async function keepInvoice(orderId: string): Promise<void> {
  const link = document.createElement('a');
  link.href = addressOf(await downloadInvoice(orderId));
  link.download = `invoice_${orderId}.pdf`;
  link.click();
  toast(pageSpeech.said(messages.INVOICE_DOWNLOADED));
}

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_MS);
  return address;
}
