import { Prose, type SanitisedHtml } from '@luxe/ui/prose';
import { Notes } from './NamedNotes.styles.ts';

export type NamedNotesProps = {
  /**
   * HTML of a list in which each item starts with its name in `<strong>`. Check the HTML with `isNotes`
   * first.
   */
  html: SanitisedHtml;
};

/**
 * Short notes in columns under a hairline, each with a name in bold. The home page shows the promises of the
 * shop with it.
 */
export function NamedNotes({ html }: NamedNotesProps) {
  return (
    <Notes>
      <Prose html={html} />
    </Notes>
  );
}

/**
 * Whether HTML is only a list in which each item starts with its name in `<strong>`, optionally inside a
 * link. `NamedNotes` needs this form.
 */
export const isNotes = (html: string): boolean =>
  /^<ul>(?:<li>(?:<a [^>]*>)?<strong>(?:(?!<\/li>).)*<\/li>)+<\/ul>$/s.test(html);
