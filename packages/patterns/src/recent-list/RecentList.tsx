import { Icon } from '@luxe/ui/icon';
import { IconButton } from '@luxe/ui/icon-button';
import { TextButton } from '@luxe/ui/text-button';
import { Option } from '../suggestion-list/SuggestionList.styles.ts';
import { Recents } from './RecentList.styles.ts';

export type RecentListLabels = { forget: (text: string) => string; forgetAll: string };

export const recentListLabels: RecentListLabels = {
  forget: (text) => `Remove “${text}”`,
  forgetAll: 'Clear recent searches',
};

export type RecentListProps = {
  searches: readonly string[];
  hrefOf: (text: string) => string;
  /** Id of the element that names the list. */
  labelledBy: string;
  /**
   * Removes one search, or all without an argument. `undefined` for popular searches, which cannot be
   * removed.
   */
  onForget?: ((text?: string) => void) | undefined;
  labels?: RecentListLabels;
};

/**
 * Searches to repeat: the shopper's own, which can be removed, or popular ones. Each link has its text in
 * `data-words` and `data-search`: `recent`, or `curated for you` for popular searches.
 */
export function RecentList({
  searches,
  hrefOf,
  labelledBy,
  onForget,
  labels = recentListLabels,
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
              <IconButton icon="close" size="s" label={labels.forget(text)} onClick={() => onForget(text)} />
            )}
          </li>
        ))}
      </Recents>
      {onForget && (
        <div>
          <TextButton onClick={() => onForget()}>{labels.forgetAll}</TextButton>
        </div>
      )}
    </>
  );
}
