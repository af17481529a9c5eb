import { Prose, type SanitisedHtml } from '@luxe/ui/prose';
import { Notes } from './NamedNotes.styles.ts';

export { isNotes } from './isNotes.ts';

export type NamedNotesProps = {
  /** A list whose every item opens with its name in `<strong>`: `isNotes` says whether it is. */
  html: SanitisedHtml;
};

/** What the shop stands for, in a few named notes beside each other under a line. */
export function NamedNotes({ html }: NamedNotesProps) {
  return (
    <Notes>
      <Prose html={html} />
    </Notes>
  );
}
