/** The text of HTML without tags. Decodes the entities that React writes. */
export const decodeEntities = (html: string): string =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    // The last, so that an escaped entity is decoded once.
    .replaceAll('&amp;', '&');
