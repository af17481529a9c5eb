/** Elements that a text may contain. The storefront removes all others when it shows the text. */
const elements = new Set([
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'blockquote', 'hr'],
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Why a text with markup cannot be published, as a sentence. Undefined for a text that the shop can show. */
export function htmlProblem(text: string): string | undefined {
  const rest = text.replaceAll(/<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:\s*=\s*"[^"<>]*")?)*)\s*(\/?)>/gi, '');
  if (rest.includes('<'))
    return 'This has a tag that is not complete, or a comment. Write &lt; for the sign <.';
  for (const [, , name = '', given = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi)) {
    const element = name.toLowerCase();
    if (!elements.has(element)) return `The tag <${element}> is not allowed here. Remove it.`;
    for (const [, attribute = '', value = ''] of given.matchAll(/([\w:-]+)(?:\s*=\s*"([^"]*)")?/g)) {
      const own = attribute.toLowerCase();
      if (!attributes[element]?.includes(own)) return `<${element}> cannot have ${own}. Remove it.`;
      if (own === 'href' && !isHref(value))
        return 'A link must lead to a path of the shop, an https address, a mail address or a phone.';
    }
  }
  return undefined;
}

/** Control characters and entities could hide the scheme of an address. */
const isHref = (href: string) =>
  /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s\\]*$/i.test(href) &&
  !/&(?:#|tab|newline|colon)/i.test(href);

/** Why a plain text cannot be published. Tags would be shown to shoppers as they are. */
export const plainProblem = (text: string): string | undefined =>
  /<\s*[/!?a-z]/i.test(text) || /\bjavascript\s*:/i.test(text)
    ? 'This text cannot have HTML. Remove the tags.'
    : undefined;
