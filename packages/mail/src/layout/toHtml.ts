import { formatPaise } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import { copy, helpPath } from './copy.ts';
import type { Block, Letter, MailItem, MailRow } from './letter.ts';
import { colour, fontFamily, paletteColour, px } from './mailTokens.ts';
import type { MailShop } from './toMail.ts';

/** Width of the content in px; most mail clients show no more beside their lists. */
const width = 600;

const style = {
  page: `margin:0;padding:0;background-color:${colour('bg.page', 'light')}`,
  edge: `padding:${px('space.32')}px ${px('space.20')}px`,
  wordmark: [
    `font-family:${fontFamily('display')}`,
    `font-size:${px('font.size.wordmark-s')}px`,
    'letter-spacing:0.2em;text-decoration:none',
    `color:${colour('text.primary', 'light')}`,
  ].join(';'),
  title: [
    `margin:${px('space.32')}px 0 ${px('space.20')}px;font-weight:400;line-height:1.2`,
    `font-family:${fontFamily('display')};font-size:${px('font.size.title-m')}px`,
    `color:${colour('text.primary', 'light')}`,
  ].join(';'),
  heading: text('font.size.lg', 'text.primary', `margin:${px('space.28')}px 0 ${px('space.8')}px`),
  paragraph: text('font.size.md', 'text.primary', `margin:0 0 ${px('space.16')}px`),
  note: text('font.size.sm', 'text.secondary', `margin:0 0 ${px('space.16')}px`),
  code: text('font.size.code', 'text.primary', `margin:0 0 ${px('space.16')}px;letter-spacing:0.2em`),
  cell: `padding:${px('space.12')}px 0;border-top:1px solid ${colour('border.hairline', 'light')}`,
  strong: text('font.size.md', 'text.primary', 'margin:0'),
  weak: text('font.size.sm', 'text.secondary', 'margin:0'),
  button: [
    `display:inline-block;padding:${px('space.14')}px ${px('space.28')}px;text-decoration:none`,
    `font-family:${fontFamily('text')};font-size:${px('font.size.ui')}px`,
    `color:${colour('action.on-primary', 'light')};background-color:${colour('action.primary', 'light')}`,
  ].join(';'),
  score: [
    `display:inline-block;min-width:${px('space.20')}px;text-align:center;text-decoration:none`,
    `padding:${px('space.12')}px;margin:0 0 ${px('space.8')}px`,
    `border:1px solid ${colour('border.hairline', 'light')};color:${colour('text.primary', 'light')}`,
  ].join(';'),
  link: `text-decoration:underline;color:${colour('text.primary', 'light')}`,
};

function text(size: string, tone: 'text.primary' | 'text.secondary', rest: string): string {
  const font = `font-family:${fontFamily('text')};font-size:${px(size)}px;line-height:1.5;font-weight:400`;
  return `${font};color:${colour(tone, 'light')};${rest}`;
}

/** Replaces the inline colours where the client follows the theme of the system. */
const darkStyle = (
  [
    ['lx-page', 'background-color', 'bg.page'],
    ['lx-text', 'color', 'text.primary'],
    ['lx-weak', 'color', 'text.secondary'],
    ['lx-cell', 'border-color', 'border.hairline'],
    ['lx-button', 'color', 'action.on-primary'],
    ['lx-button', 'background-color', 'action.primary'],
  ] as const
)
  .map(([name, property, token]) => `.${name}{${property}:${colour(token, 'dark')}!important}`)
  .join('');

/**
 * The letter as an HTML document. Tables make the layout, because some mail clients support nothing else; all
 * of them have the role `presentation`, except those with names and values.
 */
export function toHtml(letter: Letter, { origin }: MailShop): string {
  const { subject, preview, title, blocks } = letter;
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ html: `@media (prefers-color-scheme:dark){${darkStyle}}` }}
        </style>
      </head>
      <body class="lx-page" style="${style.page}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="${style.edge}">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:${width}px"
              >
                <tr>
                  <td align="left">
                    <a href="${origin}/" class="lx-text" style="${style.wordmark}">${copy.shop}</a>
                    <h1 class="lx-text" style="${style.title}">${title}</h1>
                    ${blocks.map((block) => blockHtml(block, origin))} ${footer(letter, origin)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html.replaceAll(/\n\s+/g, '\n');
}

function footer({ reason = copy.reason, unsubscribePath }: Letter, origin: string): Html {
  const unsubscribe =
    unsubscribePath === undefined
      ? html``
      : html`<a href="${origin}${unsubscribePath}" class="lx-text" style="${style.link}"
          >${copy.unsubscribe}</a
        >`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td class="lx-cell" style="${style.cell}">
        <p class="lx-weak" style="${style.note}">
          ${copy.help}
          <a href="${origin}${helpPath}" class="lx-text" style="${style.link}">${copy.helpLink}</a>
        </p>
        <p class="lx-weak" style="${style.note}">${reason} ${unsubscribe}</p>
      </td>
    </tr>
  </table>`;
}

function blockHtml(block: Block, origin: string): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h2 class="lx-text" style="${style.heading}">${block.text}</h2>`;
    case 'note':
      return html`<p class="lx-weak" style="${style.note}">${block.text}</p>`;
    case 'paragraph':
    case 'code':
      return html`<p class="lx-text" style="${style[block.kind]}">${block.text}</p>`;
    case 'card':
      return cardHtml(block);
    case 'items':
      return itemTable(block.items);
    case 'rows':
      return rowTable(block.rows);
    case 'scores':
      return scoreLinks(block, origin);
    case 'button':
      return html`<p style="margin:${px('space.24')}px 0">
        <a href="${origin}${block.path}" class="lx-button" style="${style.button}">${block.label}</a>
      </p>`;
  }
}

/** Background and text of the designs of gift cards. They are the same in both themes. */
const cardColours = {
  ink: [colour('bg.page', 'dark'), colour('text.primary', 'dark')],
  paper: [colour('bg.page', 'light'), colour('text.primary', 'light')],
  oxblood: [paletteColour('rose.800'), colour('text.primary', 'dark')],
} as const;

function cardHtml({ tone, message, amountPaise, ...names }: Extract<Block, { kind: 'card' }>): Html {
  const [background, front] = cardColours[tone];
  const cell = `padding:${px('space.24')}px;border:1px solid ${colour('border.hairline', 'light')}`;
  const line = (size: string) =>
    `margin:0 0 ${px('space.12')}px;color:${front};font-family:${fontFamily('display')};font-size:${px(size)}px`;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    bgcolor="${background}"
    style="margin:0 0 ${px('space.16')}px"
  >
    <tr>
      <td style="${cell};background-color:${background};overflow-wrap:anywhere">
        <p style="${line('font.size.wordmark-s')};letter-spacing:0.2em">${copy.shop}</p>
        ${message !== '' && html`<p style="${line('font.size.lg')};white-space:pre-line">${message}</p>`}
        <p style="${line('font.size.sm')}">${copy.cardNames(names)}</p>
        <p style="${line('font.size.title-m')}">${formatPaise(amountPaise)}</p>
      </td>
    </tr>
  </table>`;
}

/** Each score has a target of at least 44 px with its margins. Clients break the row where it is full. */
const scoreLinks = ({ text: explanation, links }: Extract<Block, { kind: 'scores' }>, origin: string): Html =>
  html`<p class="lx-weak" style="${style.note}">${explanation}</p>
    <p class="lx-text" style="${style.paragraph}">
      ${links.map(
        ({ label, path }) =>
          html`<a href="${origin}${path}" class="lx-text lx-cell" style="${style.score}">${label}</a> `,
      )}
    </p>`;

const itemTable = (list: readonly MailItem[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${list.map(itemRow)}
  </table>`;

const itemRow = ({ brand, name, detail, quantity, paise }: MailItem): Html =>
  html`<tr>
    <td class="lx-cell" valign="top" style="${style.cell};overflow-wrap:anywhere">
      <p class="lx-weak" style="${style.weak}">${brand}</p>
      <p class="lx-text" style="${style.strong}">${name}</p>
      <p class="lx-weak" style="${style.weak}">
        ${[detail, copy.quantity(quantity)].filter(Boolean).join(', ')}
      </p>
      ${paise !== undefined && html`<p class="lx-text" style="${style.strong}">${formatPaise(paise)}</p>`}
    </td>
  </tr>`;

const rowTable = (list: readonly MailRow[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
    ${list.map(({ name, value, isTotal = false }) => {
      const weight = `font-weight:${isTotal ? 600 : 400}`;
      return html`<tr>
        <th
          scope="row"
          align="left"
          valign="top"
          class="lx-cell lx-text"
          style="${style.strong};${style.cell};${weight}"
        >
          ${name}
        </th>
        <td
          align="right"
          valign="top"
          class="lx-cell lx-text"
          style="${style.strong};${style.cell};${weight};overflow-wrap:anywhere"
        >
          ${value}
        </td>
      </tr>`;
    })}
  </table>`;
