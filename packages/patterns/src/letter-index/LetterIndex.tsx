import { Heading } from '@luxe/ui/heading';
import { Prose, type SanitisedHtml } from '@luxe/ui/prose';
import { Letter } from './LetterIndex.styles.ts';

export type LetterIndexProps = {
  /** `title`: the letter, each once. `html`: a list of links, as the store cleaned it. */
  letters: readonly { title: string; html: SanitisedHtml }[];
};

/** An index from A to Z: each letter with what stands under it, in columns. */
export function LetterIndex({ letters }: LetterIndexProps) {
  return (
    <div>
      {letters.map(({ title, html }) => (
        <Letter key={title}>
          <Heading level={2} size="display-m">
            {title}
          </Heading>
          <Prose html={html} />
        </Letter>
      ))}
    </div>
  );
}
