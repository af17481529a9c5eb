/** What starts Chromium for tests and measurements, as root or not, with no network of its own: it asks for nothing but the page. */
export const closedBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
