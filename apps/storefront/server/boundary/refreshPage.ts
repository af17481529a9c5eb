/** A page without scripts that redirects at once. `to` is an encoded path of this shop, with its query. */
export function refreshPage(to: string): string {
  const address = to.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${address}"><title>Checking your payment | LUXE</title></head>
<body><main><h1>Checking your payment…</h1><p>We are confirming it with your bank.</p><p><a href="${address}">Continue</a></p></main></body></html>
`;
}
