/** The token for the metrics of every test shop. */
export const METRICS_TOKEN = 'metrics-of-test-shops';
