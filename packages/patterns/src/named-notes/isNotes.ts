/**
 * Whether HTML is only a list in which each item starts with its name in `<strong>`, optionally inside a
 * link. `NamedNotes` needs this form.
 */
export const isNotes = (html: string): boolean =>
  /^<ul>(?:<li>(?:<a [^>]*>)?<strong>(?:(?!<\/li>).)*<\/li>)+<\/ul>$/s.test(html);
