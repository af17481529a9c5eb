import chromium from '@sparticuz/chromium';

// Run this script with TMPDIR set to the folder for the browser.
await chromium.executablePath();
