import { Icon } from '@luxe/ui/icon';
import { IconButton } from '@luxe/ui/icon-button';
import { TextButton } from '@luxe/ui/text-button';
import { Option } from '../suggestion-list/SuggestionList.styles.ts';
import { Recents } from './RecentList.styles.ts';

/** Every word that the list says by itself. */
export type RecentListWords = { forget: (text: string) => string; forgetAll: string };

export const recentListWords: RecentListWords = {
  forget: (text) => `Forget “${text}”`,
  forgetAll: 'Clear recent searches',
};

export type RecentListProps = {
  searches: readonly string[];
  hrefOf: (text: string) => string;
  /** Id of the words that name the list. */
  labelledBy: string;
  /** Without words: all of them. Undefined for searches of others, which cannot be forgotten. */
  onForget?: ((text?: string) => void) | undefined;
  words?: RecentListWords;
};

/**
 * Searches to repeat: the shopper's own, each of which can be forgotten, or popular ones. Each link carries its words and `data-search`:
 * `recent`, or `curated for you` for popular ones.
 */
export function RecentList({
  searches,
  hrefOf,
  labelledBy,
  onForget,
  words = recentListWords,
}: RecentListProps) {
  return (
    <>
      <Recents role="list" aria-labelledby={labelledBy}>
        {searches.map((text) => (
          <li key={text}>
            <Option
              href={hrefOf(text)}
              data-search={onForget ? 'recent' : 'curated for you'}
              data-words={text}
            >
              <Icon name={onForget ? 'clock' : 'search'} size="s" />
              {text}
            </Option>
            {onForget && (
              <IconButton icon="close" size="s" label={words.forget(text)} onClick={() => onForget(text)} />
            )}
          </li>
        ))}
      </Recents>
      {onForget && (
        <div>
          <TextButton onClick={() => onForget()}>{words.forgetAll}</TextButton>
        </div>
      )}
    </>
  );
}
