/**
 * Arguments that start Chromium for tests and measurements, also as root. They stop background requests of
 * Chromium itself.
 */
export const isolatedBrowserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
