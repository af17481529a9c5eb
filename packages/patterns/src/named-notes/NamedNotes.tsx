import { Prose, type SanitisedHtml } from '@luxe/ui/prose';
import { Notes } from './NamedNotes.styles.ts';

export { isNotes } from './isNotes.ts';

export type NamedNotesProps = {
  /** A list in which each item starts with its name in `<strong>`. Check it with `isNotes`. */
  html: SanitisedHtml;
};

/** Notes with names, in columns under a hairline: the promises of the shop. */
export function NamedNotes({ html }: NamedNotesProps) {
  return (
    <Notes>
      <Prose html={html} />
    </Notes>
  );
}
