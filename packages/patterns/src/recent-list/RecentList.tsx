import { Icon } from '@luxe/ui/icon';
import { IconButton } from '@luxe/ui/icon-button';
import { TextButton } from '@luxe/ui/text-button';
import { Option } from '../suggestion-list/SuggestionList.styles.ts';
import { Recents } from './RecentList.styles.ts';

export type RecentListLabels = { remove: (text: string) => string; removeAll: string };

export const recentListLabels: RecentListLabels = {
  remove: (text) => `Remove “${text}”`,
  removeAll: 'Clear recent searches',
};

export type RecentListProps = {
  searches: readonly string[];
  hrefOf: (text: string) => string;
  /** Id of the element that names the list. */
  labelledBy: string;
  /**
   * Removes one search, or all searches when called without a text. `undefined` for popular searches, which
   * the shopper cannot remove.
   */
  onRemove?: ((text?: string) => void) | undefined;
  labels?: RecentListLabels;
};

/**
 * Links that repeat a search: recent searches of the shopper, which can be removed, or popular searches. Each
 * link has its text in `data-text`. Its `data-search` is `recent` for recent searches and `curated for you`
 * for popular ones.
 */
export function RecentList({
  searches,
  hrefOf,
  labelledBy,
  onRemove,
  labels = recentListLabels,
}: RecentListProps) {
  return (
    <>
      <Recents role="list" aria-labelledby={labelledBy}>
        {searches.map((text) => (
          <li key={text}>
            <Option
              href={hrefOf(text)}
              data-search={onRemove ? 'recent' : 'curated for you'}
              data-text={text}
            >
              <Icon name={onRemove ? 'clock' : 'search'} size="s" />
              {text}
            </Option>
            {onRemove && (
              <IconButton icon="close" size="s" label={labels.remove(text)} onClick={() => onRemove(text)} />
            )}
          </li>
        ))}
      </Recents>
      {onRemove && (
        <div>
          <TextButton onClick={() => onRemove()}>{labels.removeAll}</TextButton>
        </div>
      )}
    </>
  );
}
