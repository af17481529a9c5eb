import { cutText, searchTextLimit } from '@luxe/format';
import { useTrack } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { TopSheet } from '@luxe/ui/top-sheet';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { layerCopy as copy } from './data/layerCopy.ts';
import { addRecent, forgetRecent, readRecent, type Catalogue } from './data/recentSearches.ts';
import { useCuratedSearches } from './data/useCuratedSearches.ts';
import { usePopularSearches } from './data/popularSearches.ts';
import { useSuggestions } from './data/useSuggestions.ts';
import { searchHref } from './searchHref.ts';
import { SearchLayerView } from './views/SearchLayerView.tsx';
import type { VoiceSearchProps } from './VoiceSearch.tsx';

export { addRecent, searchHref };

export type SearchLayerProps = {
  catalogue: Catalogue;
  typed: string;
  onType: (typed: string) => void;
  onNavigate: (href: string) => void;
  onClose: () => void;
};

/** If voice search fails to load, the shopper can type. */
const VoiceSearch = lazyPart<VoiceSearchProps>(
  () => import('./VoiceSearch.tsx').then((file) => file.default),
  () => null,
);

/**
 * The search layer over the page: suggestions, recent or popular searches, and popular products. Following a
 * link closes it.
 */
export default function SearchLayer({ catalogue, typed, onType, onNavigate, onClose }: SearchLayerProps) {
  const track = useTrack();
  const field = useRef<HTMLInputElement>(null);
  const hasNavigated = useRef(false);
  const [recent, setRecent] = useState(() => readRecent(catalogue));
  const [isVoice, setVoice] = useState(false);
  const found = useSuggestions(typed, catalogue);
  const curated = useCuratedSearches(catalogue, !typed.trim());
  const popularSearches = usePopularSearches(
    catalogue,
    !typed.trim() && recent.length === 0 && curated.length === 0,
  );

  const trackAndClose = (
    type:
      | 'direct'
      | 'auto'
      | 'recent'
      | 'curated for you'
      | 'top product click'
      | 'voice icon click'
      | 'shop with the assistant',
    text: string,
  ) => {
    hasNavigated.current = true;
    track('search', { type, text });
    if (type !== 'top product click' && type !== 'shop with the assistant') addRecent(catalogue, text);
    onClose();
  };

  const searchFor = (text: string, type: 'direct' | 'voice icon click') => {
    const href = searchHref(text, catalogue);
    if (!href) return;
    trackAndClose(type, text.trim());
    onNavigate(href);
  };

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    searchFor(typed, 'direct');
  };

  /**
   * Tracks a followed link and closes the layer. The data attributes of the link contain its type and text.
   */
  const follow = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // The modifier key opens the link in another tab or window, so the layer stays open.
    if (metaKey || ctrlKey || shiftKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const container = link?.closest<HTMLElement>('[data-search]');
    if (link && container)
      trackAndClose(
        container.dataset.search as 'auto' | 'recent' | 'curated for you' | 'shop with the assistant',
        container.dataset.text ?? typed.trim(),
      );
  };

  return (
    <TopSheet
      open
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // The caret goes to the end, so that typing continues there.
        moveFocus(field.current);
        field.current?.setSelectionRange(-1, -1);
      }}
      onCloseAutoFocus={(event) => {
        if (!hasNavigated.current) return;
        // When the next page has loaded, it focuses its heading. Until then, the main region has the focus,
        // so that the focus is not lost to the body.
        event.preventDefault();
        moveFocus(document.querySelector('main'), { scroll: 'none', from: event.target as HTMLElement });
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events,
          jsx-a11y/no-static-element-interactions -- only tracks clicks on its links */}
      <div onClick={follow}>
        <SearchLayerView
          fieldRef={field}
          catalogue={catalogue}
          typed={typed}
          results={found}
          recent={recent}
          curated={curated}
          popularSearches={popularSearches}
          onType={onType}
          onVoice={() => setVoice(true)}
          onCloseIcon={() => track('search', { type: 'close icon click', text: typed.trim() })}
          onSearch={search}
          onChoose={({ text, url }) => {
            trackAndClose('auto', text);
            onNavigate(url);
          }}
          hrefOf={(text) => searchHref(text, catalogue) ?? '/search/'}
          onRemove={(text) => setRecent(forgetRecent(catalogue, text))}
        />
      </div>
      {isVoice && (
        <Suspense>
          <VoiceSearch
            onTranscript={(transcript) => {
              setVoice(false);
              onType(cutText(transcript, searchTextLimit));
              searchFor(transcript, 'voice icon click');
            }}
            onClose={() => setVoice(false)}
          />
        </Suspense>
      )}
    </TopSheet>
  );
}
