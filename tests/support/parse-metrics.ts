/** A metric of the Prometheus text format. */
export interface ParsedMetric {
  type: string;
  help: string;
  samples: { name: string; labels: Record<string, string>; value: number }[];
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|\+Inf|NaN)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\[\\n"])*)"(?:,|$)/y;

/** Parses metrics by their names. @throws when a line is not of the format */
export function parseMetrics(text: string): Record<string, ParsedMetric> {
  const metrics: Record<string, ParsedMetric> = {};
  let metric: ParsedMetric | undefined;
  let metricName = '';
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  for (const line of text.trimEnd().split('\n')) {
    const [, keyword, about = '', rest = ''] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    if (keyword === 'HELP') {
      if (about in metrics) throw new Error(`${about} comes twice.`);
      metricName = about;
      metric = metrics[metricName] = { type: '', help: rest, samples: [] };
    } else if (keyword === 'TYPE' && about === metricName) {
      metric!.type = rest;
    } else {
      const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
      if (name === undefined || !metric || !name.startsWith(metricName)) throw new Error(`This is no sample: ${line}`);
      metric.samples.push({ name, labels: labelsOf(labels), value: Number(value) });
    }
  }
  return metrics;
}

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name, value] = LABEL.exec(text) ?? [];
    if (name === undefined) throw new Error(`These are no labels: ${text}`);
    labels[name] = value!.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  }
  return labels;
}
