import { foldedPrefix } from '@luxe/format';
import type { CallResponse } from '@luxe/contract/calls';
import { Text } from '@luxe/ui/text';
import { Added, Option, Options } from './SuggestionList.styles.ts';

export type Suggestion = CallResponse<'suggestions'>['suggestions'][number];

export type SuggestionListLabels = {
  within: (name: string) => string;
  kinds: Record<Exclude<Suggestion['kind'], 'term'>, string>;
};

export const suggestionListLabels: SuggestionListLabels = {
  within: (name) => `in ${name}`,
  kinds: { brand: 'Brand', category: 'Category' },
};

export type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** The typed text. */
  typed: string;
  /** Index of the option that the arrow keys have reached. -1 for none. */
  active: number;
  /** Id of the element that names the list. */
  labelledBy: string;
  labels?: SuggestionListLabels;
};

/**
 * Search suggestions for the typed text. The search field keeps the focus, and its arrow keys move through
 * the options. The search field names the active option in `aria-activedescendant`, with the id that
 * `optionId` returns. For pointers, each option is a link. The typed text has regular weight, the rest of a
 * suggestion is bold. For analytics, each option has `data-search="auto"` and its text in `data-text`.
 * Source: WAI-ARIA practices, combobox with list autocomplete.
 */
export function SuggestionList({
  id,
  suggestions,
  typed,
  active,
  labelledBy,
  labels = suggestionListLabels,
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
          data-text={text}
        >
          <span>
            <Completed text={text} typed={typed} />
            {within && (
              <Text as="span" tone="secondary">
                {` ${labels.within(within)}`}
              </Text>
            )}
          </span>
          {kind !== 'term' && (
            <Text as="span" size="xs" tone="secondary">
              {labels.kinds[kind]}
            </Text>
          )}
        </Option>
      ))}
    </Options>
  );
}

/** Id of an option. */
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
