import { Heading } from '@luxe/ui/heading';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Letter } from './LetterIndex.styles.ts';

export interface IndexedName {
  label: string;
  /** Each once. */
  href: string;
  /** How many it leads to, "1,204"; nothing where nobody has counted. */
  count?: string | undefined;
  /** Of what, for those who hear it: "pieces". */
  unit?: string | undefined;
}

export type LetterIndexProps = {
  letters: readonly {
    /** The letter or sign, each once. */
    title: string;
    /** What is said in place of a sign: "Digits". */
    name?: string | undefined;
    /** Where an anchor leads to it. */
    id: string;
    items: readonly IndexedName[];
  }[];
};

/** An index from A to Z: each letter with what stands under it, in columns. A letter that is jumped to stands clear of what sticks above. */
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
