import { Link } from '@luxe/ui/link';
import { Text, type TextProps } from '@luxe/ui/text';
import { useId } from 'react';
import { copy } from '../data/copy.ts';
import { groupBySource } from '../data/groupBySource.ts';
import { personPath } from '../data/personPath.ts';
import type { SentenceModel } from '../data/toAnswerModel.ts';

export type SentenceLinesProps = {
  sentences: readonly SentenceModel[];
  size?: TextProps['size'];
  /** `li` for the items of a list, in a quieter colour. Default `p`. */
  as?: 'p' | 'li';
};

/**
 * Sentences in lines, with links to the pages that state their facts. Sentences in a row with the same source
 * share a link after the last of them, which is described by all of them.
 */
export function SentenceLines({ sentences, size = 'md', as = 'p' }: SentenceLinesProps) {
  const id = useId();
  return groupBySource(sentences).map(({ texts, source }, group) => {
    const ids = texts.map((_, at) => `${id}-${group}-${at}`);
    return texts.map((text, at) => (
      <Text key={ids[at]} as={as} size={size} tone={as === 'li' ? 'secondary' : 'inherit'}>
        <span id={ids[at]}>{text}</span>
        {source && at === texts.length - 1 && (
          <>
            {' '}
            <Link href={source.href} tone="inline" aria-describedby={ids.join(' ')}>
              {linkTextOf(source)}
            </Link>
          </>
        )}
      </Text>
    ));
  });
}

function linkTextOf({ kind, href }: NonNullable<SentenceModel['source']>): string {
  if (href === personPath) return copy.person;
  return href.startsWith('/search/') ? copy.openSearch : copy.sources[kind];
}
