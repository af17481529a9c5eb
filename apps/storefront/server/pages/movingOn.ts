/** A page without a script that moves on by itself, at once. `to`: a path of this shop with its query, encoded. */
export function movingOnPage(to: string): string {
  const address = to.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${address}"><title>Checking your payment | LUXE</title></head>
<body><main><h1>Checking your payment…</h1><p>We are asking your bank how it went.</p><p><a href="${address}">Go on</a></p></main></body></html>
`;
}
