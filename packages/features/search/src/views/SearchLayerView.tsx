import { askTaraHref } from '@luxe/contract/tara-paths';
import { RecentList, type RecentListProps } from '@luxe/patterns/recent-list';
import { optionId, SuggestionList } from '@luxe/patterns/suggestion-list';
import { cutText, searchTextLimit } from '@luxe/format';
import { Container } from '@luxe/ui/container';
import { DialogClose } from '@luxe/ui/dialog';
import { IconButton } from '@luxe/ui/icon-button';
import { Link } from '@luxe/ui/link';
import { SearchField } from '@luxe/ui/search-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId, type KeyboardEvent, type Ref, type SubmitEvent } from 'react';
import { copy as boxCopy } from '../data/copy.ts';
import { layerCopy as copy } from '../data/layerCopy.ts';
import type { Catalogue } from '../data/recentSearches.ts';
import type { useSuggestions } from '../data/useSuggestions.ts';
import { PopularProducts } from './PopularProducts.tsx';
import { Columns, Suffix, SearchForm, TextColumn } from './SearchLayerView.styles.ts';
import { useActiveOption } from './useActiveOption.ts';

export type SearchLayerViewProps = {
  catalogue: Catalogue;
  typed: string;
  results: ReturnType<typeof useSuggestions>;
  recent: readonly string[];
  /** Searches that fit what the shopper has viewed and bought; empty without consent. */
  curated: readonly string[];
  /** The layer shows these searches when the field is empty and the shopper has no recent searches. */
  popularSearches: readonly string[];
  fieldRef?: Ref<HTMLInputElement>;
  onType: (typed: string) => void;
  /** The microphone was pressed. */
  onVoice: () => void;
  /** The close icon was pressed. The layer then closes. */
  onCloseIcon?: () => void;
  /** Enter without an active suggestion. */
  onSearch: (event: SubmitEvent) => void;
  /** Enter on the active suggestion. */
  onChoose: (suggestion: ReturnType<typeof useSuggestions>['suggestions'][number]) => void;
} & Pick<RecentListProps, 'hrefOf' | 'onRemove'>;

/** Length of the text, in code points, from which the counter is visible. */
const counterFrom = 40;

/** The search layer: the large field, suggestions, recent or popular searches, and three products. */
export function SearchLayerView(props: SearchLayerViewProps) {
  const { catalogue, typed, results, recent, curated, popularSearches, fieldRef } = props;
  const { onType, onVoice, onSearch, onChoose } = props;
  const { hrefOf, onRemove, onCloseIcon } = props;
  const id = useId();
  const length = [...typed].length;
  const { suggestions } = results;
  const { active, move } = useActiveOption(suggestions);
  const activeSuggestion = suggestions[active];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && activeSuggestion && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return onChoose(activeSuggestion);
    }
    return move(event);
  };
  return (
    <Container>
      <SearchForm role="search" onSubmit={onSearch}>
        <SearchField
          ref={fieldRef}
          size="l"
          label={boxCopy.label}
          placeholder={boxCopy.placeholder}
          value={typed}
          onChange={(event) => onType(cutText(event.currentTarget.value, searchTextLimit))}
          onKeyDown={handleKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={suggestions.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={activeSuggestion && optionId(`${id}-list`, active)}
          suffix={
            <Suffix>
              {length >= counterFrom && (
                <Text as="span" size="xs" tone="secondary" tabular aria-hidden>
                  {copy.length(length, searchTextLimit)}
                </Text>
              )}
              <IconButton icon="mic" label={copy.voice} onClick={onVoice} />
              <DialogClose>
                <IconButton icon="close" label={copy.close} onClick={onCloseIcon} />
              </DialogClose>
            </Suffix>
          }
        />
      </SearchForm>
      <Columns>
        <TextColumn>
          {typed.trim() !== '' && results.isOn && (
            <Stack gap={8}>
              <Text id={`${id}-suggestions`} size="xs" tone="secondary">
                {copy.suggestions}
              </Text>
              {suggestions.length > 0 ? (
                <SuggestionList
                  id={`${id}-list`}
                  labelledBy={`${id}-suggestions`}
                  suggestions={suggestions}
                  typed={typed.trim()}
                  active={active}
                />
              ) : (
                <Text tone="secondary">{listMessageOf(results, typed.trim())}</Text>
              )}
            </Stack>
          )}
          {recent.length > 0 && (
            <Stack gap={8}>
              <Text id={`${id}-recent`} size="xs" tone="secondary">
                {copy.recent}
              </Text>
              <RecentList searches={recent} labelledBy={`${id}-recent`} hrefOf={hrefOf} onRemove={onRemove} />
            </Stack>
          )}
          {curated.length > 0 && (
            <Stack gap={8}>
              <Text id={`${id}-curated`} size="xs" tone="secondary">
                {copy.curated}
              </Text>
              <RecentList searches={curated} labelledBy={`${id}-curated`} hrefOf={hrefOf} />
            </Stack>
          )}
          {popularSearches.length > 0 && (
            <Stack gap={8}>
              <Text id={`${id}-searches`} size="xs" tone="secondary">
                {copy.popularSearches}
              </Text>
              <RecentList searches={popularSearches} labelledBy={`${id}-searches`} hrefOf={hrefOf} />
            </Stack>
          )}
          <Text>
            <Link href={askTaraHref(typed, catalogue)} tone="quiet" data-search="shop with the assistant">
              {typed.trim() ? copy.assistantWith(typed.trim()) : copy.assistant}
            </Link>
          </Text>
          <VisuallyHidden role="status">
            {typed.trim() !== '' && results.isOn && !results.isLoading && copy.count(suggestions.length)}
          </VisuallyHidden>
        </TextColumn>
        {!results.hasProductsFailed && (
          <PopularProducts products={results.products} labelId={`${id}-popular`} />
        )}
      </Columns>
    </Container>
  );
}

function listMessageOf({ isLoading, hasFailed }: SearchLayerViewProps['results'], typed: string): string {
  if (hasFailed) return copy.failed;
  return isLoading ? copy.loading : copy.nothing(typed);
}
