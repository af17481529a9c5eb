import { Bar } from './LetterJump.styles.ts';

export type LetterJumpProps = {
  /** Accessible name of the navigation. */
  label: string;
  letters: readonly {
    /** A letter or symbol, unique. */
    title: string;
    /** Accessible name of a symbol. */
    name?: string | undefined;
    /** Anchor of the letter. Without it, the letter is not a link. */
    href?: string | undefined;
  }[];
};

/**
 * A sticky row of anchors for each letter, below the header. Scrolls horizontally on a phone. Used with
 * LetterIndex.
 */
export function LetterJump({ label, letters }: LetterJumpProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {letters.map(({ title, name, href }) =>
          href === undefined ? (
            // Hidden from screen readers, which would otherwise read up to 20 useless letters.
            <li key={title} aria-hidden>
              <span>{title}</span>
            </li>
          ) : (
            <li key={title}>
              <a href={href} aria-label={name}>
                {title}
              </a>
            </li>
          ),
        )}
      </ul>
    </Bar>
  );
}
