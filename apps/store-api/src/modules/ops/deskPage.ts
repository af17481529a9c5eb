import { indianClock } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import type { StaffRole } from '../../db/schema/index.ts';
import type { DeskSession } from '../staff/deskLogin.ts';

export const deskStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0 2rem;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top;overflow-wrap:anywhere;min-width:7ch}
dl{max-width:48rem}
dt{font-weight:bold;margin-block-start:1.5rem}
dd{margin:0}
form{display:inline-flex;flex-wrap:wrap;gap:.5rem;margin:0}
form.rows{display:grid;gap:1rem;max-width:24rem}
form.rows label{display:grid}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;margin-block-end:2rem}
input,button,select,textarea{font:inherit;padding:.4rem .75rem;max-width:100%;box-sizing:border-box}
.message{white-space:pre-line}
[role=status],[role=alert]{padding:.5rem 1rem;border:1px solid currentColor}
`;

/** The pages of the desk that everybody with the role may open. */
const links: readonly { readonly role: StaffRole; readonly path: string; readonly text: string }[] = [
  { role: 'orders', path: '/desk/search', text: 'Orders' },
  { role: 'orders', path: '/desk/tickets', text: 'Tickets' },
  { role: 'orders', path: '/desk/feedback', text: 'Feedback' },
  { role: 'orders', path: '/desk/mails', text: 'Messages to customers' },
  { role: 'settings', path: '/desk/offers', text: 'Prices and stock' },
  { role: 'settings', path: '/desk/policy', text: 'Policy' },
  { role: 'settings', path: '/desk/staff', text: 'Staff' },
  { role: 'settings', path: '/desk/audit', text: 'Audit log' },
];

// Not formatted, because the hash of the policy counts every blank.
const styleElement: Html = { html: `<style>${deskStyle}</style>` };

/** A page of the desk. With a person, it has links to the pages that their roles open. */
export const page = (title: string, body: Html, person?: DeskSession): Html =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${person && navigation(person)}
        <main>${body}</main>
      </body>
    </html>`;

const navigation = (person: DeskSession): Html =>
  html`<nav aria-label="Desk">
    ${
      !person.mustChangePassword &&
      html`<a href="/desk">Desk</a> ${links
          .filter(({ role }) => person.roles.includes(role))
          .map(({ path, text }) => html`<a href="${path}">${text}</a> `)}`
    }
    <span>${person.name}</span>
    <a href="/desk/password">Change password</a>
    ${form(person, '/desk/logout', html`<button>Log out</button>`)}
  </nav>`;

/** A form that changes something. It contains the value that proves that a page of this session sent it. */
export const form = ({ csrf }: DeskSession, action: string, fields: Html, layout = ''): Html =>
  html`<form method="post" action="${action}" class="${layout}">
    <input type="hidden" name="csrf" value="${csrf}" />
    ${fields}
  </form> `;

/** A sentence about a problem, which screen readers announce. */
export const problemText = (problem: string | undefined): Html | undefined =>
  problem === undefined ? undefined : html`<p role="alert">${problem}</p>`;

/** A choice of a list. */
export const option = (value: string, text: string, selected: string): Html =>
  value === selected
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`;

/** The page of an error. */
export const errorPage = (problem: string, person?: DeskSession): Html =>
  page(
    'Not possible',
    html`<h1>Not possible</h1>
      ${problemText(problem)}
      <p><a href="/desk">Desk</a></p>`,
    person,
  );

/** Formats a time in Indian Standard Time, as in the shop. */
export const indianTime = (moment: Date | null): string => (moment ? `${indianClock(moment)} IST` : '');
