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
 * A sticky row of links below the header, one for each letter of a LetterIndex. Scrolls horizontally on a
 * phone.
 */
export function LetterJump({ label, letters }: LetterJumpProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {letters.map(({ title, name, href }) =>
          href === undefined ? (
            // A letter without a link is hidden from screen readers, which would otherwise read up to 20
            // useless letters.
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
