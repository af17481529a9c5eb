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
  /** Without words: all of them. */
  onForget: (text?: string) => void;
  words?: RecentListWords;
};

/** What was searched for before; each can be forgotten. Each link carries `data-search="recent"` and its words. */
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
            <Option href={hrefOf(text)} data-search="recent" data-words={text}>
              <Icon name="clock" size="s" />
              {text}
            </Option>
            <IconButton icon="close" size="s" label={words.forget(text)} onClick={() => onForget(text)} />
          </li>
        ))}
      </Recents>
      <div>
        <TextButton onClick={() => onForget()}>{words.forgetAll}</TextButton>
      </div>
    </>
  );
}
