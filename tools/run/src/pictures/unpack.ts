import chromium from '@sparticuz/chromium';

// Run with TMPDIR set to the folder that shall hold the browser.
await chromium.executablePath();
