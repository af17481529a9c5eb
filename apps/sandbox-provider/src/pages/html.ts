/** HTML that is already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | readonly Html[] | string | number | undefined;

/** Builds HTML. Values are escaped unless they are `Html` themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + write(parts[at])).join(''));

function write(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((item: Html) => item.text).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
