import chromium from '@sparticuz/chromium';

// Unpacks the pinned browser into the folder that the environment variable TMPDIR names.
await chromium.executablePath();
