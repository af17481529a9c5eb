import { Bar } from './LetterJump.styles.ts';

export type LetterJumpProps = {
  /** Names the navigation. */
  label: string;
  letters: readonly {
    /** A letter or sign, each once. */
    title: string;
    /** What is said in place of a sign. */
    name?: string | undefined;
    /** The anchor it leads to; without one it stands there and leads nowhere. */
    href?: string | undefined;
  }[];
};

/** The alphabet in a row that stays under the header, each letter an anchor; a phone pushes it sideways. Goes with LetterIndex. */
export function LetterJump({ label, letters }: LetterJumpProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {letters.map(({ title, name, href }) =>
          href === undefined ? (
            // Read out, they would be twenty stops without a use.
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
