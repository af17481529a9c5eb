import { indianClock } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';

export const deskStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0 2rem;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top}
form{display:inline-flex;gap:.5rem;margin:0}
input,button{font:inherit;padding:.4rem .75rem}
.message{white-space:pre-line}
[role=status]{padding:.5rem 1rem;border:1px solid currentColor}
`;

/** A page of the desk. */
export const page = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${{ html: deskStyle }}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

/** Formats a time in Indian Standard Time, as in the shop. */
export const indianTime = (moment: Date | null): string => (moment ? `${indianClock(moment)} IST` : '');
