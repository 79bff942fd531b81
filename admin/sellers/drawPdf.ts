/** The number of pages that are rendered; the file has the rest. */
const MOST_PAGES = 3;
/** A higher resolution is slower and not visible. */
const MOST_PIXELS_A_POINT = 2;

/**
 * Renders the first pages of a PDF as pictures: no script of it runs, and no viewer is needed, which phone browsers
 * lack.
 * @param url of this site; the content security policy blocks others
 * @param width of a page, in CSS pixels
 * @param signal aborts the rendering
 * @returns a canvas for each page, and the number of pages
 */
export async function drawPdf(
  url: string,
  { width, signal }: { width: number; signal: AbortSignal },
): Promise<{ pages: HTMLCanvasElement[]; count: number }> {
  const { getDocument } = await import('unpdf/pdfjs');
  const loading = getDocument({ url });
  signal.addEventListener('abort', () => void loading.destroy());
  const pdf = await loading.promise;
  const pages: HTMLCanvasElement[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const pixels = width * Math.min(window.devicePixelRatio, MOST_PIXELS_A_POINT);
    const viewport = page.getViewport({ scale: pixels / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    pages.push(canvas);
  }
  const count = pdf.numPages;
  void loading.destroy();
  return { pages, count };
}
