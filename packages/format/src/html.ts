/** Text that is safe HTML, and is not escaped again. */
export interface Html {
  readonly html: string;
}

type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/** Template tag for a part of a page. Escapes every value except `Html`. */
export const html = (texts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html => ({
  html: texts.reduce((page, text, index) => page + toHtml(values[index - 1]) + text),
});

function toHtml(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (isList(value)) return value.map(toHtml).join('');
  if (typeof value === 'object') return value.html;
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const isList = (value: HtmlValue): value is readonly HtmlValue[] => Array.isArray(value);
