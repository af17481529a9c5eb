import { Heading } from '@luxe/ui/heading';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Letter } from './LetterIndex.styles.ts';

export interface IndexedName {
  label: string;
  /** Unique in the list. */
  href: string;
  /** Formatted number of items under this name: "1,204". `undefined` if the number is not known. */
  count?: string | undefined;
  /** Unit that screen readers read after the number: "items". */
  unit?: string | undefined;
}

export type LetterIndexProps = {
  letters: readonly {
    /** The letter or symbol, unique. */
    title: string;
    /** Accessible name of a symbol: "Digits". */
    name?: string | undefined;
    /** Id for anchors. */
    id: string;
    items: readonly IndexedName[];
  }[];
};

/**
 * An index from A to Z: each letter with its names in columns. A link to a letter scrolls it to just below
 * the sticky bars.
 */
export function LetterIndex({ letters }: LetterIndexProps) {
  return (
    <div>
      {letters.map(({ title, name, id, items }) => (
        <Letter key={id} id={id}>
          <Heading level={2} size="display-m" aria-label={name}>
            {title}
          </Heading>
          <ul role="list">
            {items.map((item) => (
              <li key={item.href}>
                <Name {...item} />
              </li>
            ))}
          </ul>
        </Letter>
      ))}
    </div>
  );
}

function Name({ label, href, count, unit }: IndexedName) {
  return (
    <a href={href}>
      {label}
      {count !== undefined && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className="count">
            {count}
            {unit && <VisuallyHidden> {unit}</VisuallyHidden>}
          </span>
        </>
      )}
    </a>
  );
}
