import { foldedPrefix } from '@luxe/format';
import type { CallResponse } from '@luxe/contract/calls';
import { Text } from '@luxe/ui/text';
import { Added, Option, Options } from './SuggestionList.styles.ts';

export type Suggestion = CallResponse<'suggestions'>['suggestions'][number];

/** Every word that the list says by itself. */
export type SuggestionListWords = {
  within: (name: string) => string;
  kinds: Record<Exclude<Suggestion['kind'], 'term'>, string>;
};

export const suggestionListWords: SuggestionListWords = {
  within: (name) => `in ${name}`,
  kinds: { brand: 'Brand', category: 'Category' },
};

export type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** What is typed so far. */
  typed: string;
  /** Which one the arrows of the field are on; -1 for none. */
  active: number;
  /** Id of the words that name the list. */
  labelledBy: string;
  words?: SuggestionListWords;
};

/**
 * Ways on from what is typed. The field above keeps the focus and its arrows walk through them (`optionId` for `aria-activedescendant`); for a
 * pointer each is a link. What is typed already is plain, what would come to it is strong. Each row carries `data-search="auto"` and its
 * words. Source: WAI-ARIA practices, Combobox with list autocomplete.
 */
export function SuggestionList({
  id,
  suggestions,
  typed,
  active,
  labelledBy,
  words = suggestionListWords,
}: SuggestionListProps) {
  return (
    <Options role="listbox" id={id} aria-labelledby={labelledBy}>
      {suggestions.map(({ kind, text, within, url }, at) => (
        <Option
          key={url}
          id={optionId(id, at)}
          role="option"
          href={url}
          tabIndex={-1}
          aria-selected={at === active}
          data-search="auto"
          data-words={text}
        >
          <span>
            <Completed text={text} typed={typed} />
            {within && (
              <Text as="span" tone="secondary">
                {` ${words.within(within)}`}
              </Text>
            )}
          </span>
          {kind !== 'term' && (
            <Text as="span" size="xs" tone="secondary">
              {words.kinds[kind]}
            </Text>
          )}
        </Option>
      ))}
    </Options>
  );
}

/** Id of a row of the list. */
export const optionId = (list: string, at: number) => `${list}-${at}`;

function Completed({ text, typed }: { text: string; typed: string }) {
  const length = foldedPrefix(text, typed);
  if (length === 0) return <Added>{text}</Added>;
  return (
    <>
      <span>{text.slice(0, length)}</span>
      <Added>{text.slice(length)}</Added>
    </>
  );
}
