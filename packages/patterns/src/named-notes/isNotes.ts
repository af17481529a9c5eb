/** Whether a text is nothing but a list whose every item opens with its own name (`<strong>`, in a link or not): what `NamedNotes` draws. */
export const isNotes = (html: string): boolean =>
  /^<ul>(?:<li>(?:<a [^>]*>)?<strong>(?:(?!<\/li>).)*<\/li>)+<\/ul>$/s.test(html);
