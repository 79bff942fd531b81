import { Hono } from 'hono';

/** The host of the sandbox's labels. The real service stores labels with a storage service, at public addresses. */
export const LABEL_HOST = 'labels.example';

export const labelAddress = (awb: string) => `https://${LABEL_HOST}/${awb}.pdf`;

/** Serves labels: a page of 4 by 6 inches with the AWB. */
export function shiprocketLabels(): Hono {
  return new Hono().get('/:name{SBX[0-9]+\\.pdf}', (context) =>
    context.body(labelOf(context.req.param('name').replace('.pdf', '')), 200, { 'Content-Type': 'application/pdf' }),
  );
}

/** Returns a minimal PDF with the AWB. Its offsets are those of its objects. */
function labelOf(awb: string): string {
  const text = `BT /F1 14 Tf 24 400 Td (Sandbox label) Tj 0 -30 Td /F1 20 Tf (${awb}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const rows = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)];
  return `${pdf}xref\n0 ${rows.length}\n${rows.join('\n')}\ntrailer\n<< /Size ${rows.length} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
