/** The page for when rendering is impossible. It has a message and links, but no scripts and no styles. */
function lastResortPage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex"><title>${title} | LUXE</title></head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="">Try again</a></p><p><a href="/">LUXE home</a></p></main></body></html>
`;
}

export const busyPage = lastResortPage(
  'One moment',
  'The shop is very busy just now. Please try again in a few seconds.',
);
export const downloadLimitPage = lastResortPage(
  'Please try again in an hour',
  'You have downloaded this several times.',
);
export const invoiceMissingPage = lastResortPage(
  'Invoice not found',
  'This invoice does not exist, or it belongs to another order.',
);
export const statementMissingPage = lastResortPage(
  'Statement not found',
  'There is no such statement. Open it from your wallet.',
);
export const previewExpiredPage = lastResortPage('This preview has expired', 'Open it again at the desk.');
export const errorPage = lastResortPage(
  'Something went wrong',
  'This page could not be shown. Nothing in your bag is lost.',
);
