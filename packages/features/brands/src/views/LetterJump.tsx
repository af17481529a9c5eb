import { copy } from '../copy.ts';
import { letters } from '../data/brandNames.ts';
import { Bar } from './LetterJump.styles.ts';
import { idOf, nameOf } from './letterNames.ts';

export type LetterJumpProps = {
  /** Letters with a brand; the others stand there and lead nowhere. */
  filled: readonly string[];
};

/** The alphabet in a row that stays under the header; each letter an anchor, so that it works without scripts. */
export function LetterJump({ filled }: LetterJumpProps) {
  return (
    <Bar aria-label={copy.jump}>
      <ul role="list">
        {letters.map((letter) =>
          filled.includes(letter) ? (
            <li key={letter}>
              <a href={`#${idOf(letter)}`} aria-label={nameOf(letter)}>
                {letter}
              </a>
            </li>
          ) : (
            // Read out, they would be twenty stops without a use.
            <li key={letter} aria-hidden>
              <span>{letter}</span>
            </li>
          ),
        )}
      </ul>
    </Bar>
  );
}
