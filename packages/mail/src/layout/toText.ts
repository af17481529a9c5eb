import { formatPaise } from '@luxe/format';
import { copy, helpPath } from './copy.ts';
import type { Block, Letter, MailItem } from './letter.ts';
import type { MailShop } from './toMail.ts';

/** The letter as plain text, for clients without HTML. Parts are separated by an empty line. */
export function toText(
  { title, blocks, reason = copy.reason, unsubscribePath }: Letter,
  { origin }: MailShop,
): string {
  const body = blocks.map((block) => blockText(block, origin));
  const footer = `${copy.help} ${origin}${helpPath}\n${reason}${
    unsubscribePath === undefined ? '' : `\n${copy.unsubscribe}: ${origin}${unsubscribePath}`
  }`;
  return `${[copy.shop, title, ...body, footer].join('\n\n')}\n`;
}

function blockText(block: Block, origin: string): string {
  switch (block.kind) {
    case 'card':
      return [block.message, copy.cardNames(block), formatPaise(block.amountPaise)]
        .filter(Boolean)
        .join('\n');
    case 'items':
      return block.items.map(itemText).join('\n\n');
    case 'rows':
      return block.rows.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'scores':
      return [block.text, ...block.links.map(({ label, path }) => `${label}: ${origin}${path}`)].join('\n');
    case 'button':
      return `${block.label}: ${origin}${block.path}`;
    default:
      return block.text;
  }
}

function itemText({ brand, name, detail, quantity, paise }: MailItem): string {
  const facts = [copy.quantity(quantity), ...(paise === undefined ? [] : [formatPaise(paise)])].join(', ');
  return [brand, name, detail, facts].filter(Boolean).join('\n');
}
