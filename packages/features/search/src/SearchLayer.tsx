import { cutText, searchTextLimit } from '@luxe/format';
import { useTrack } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { TopSheet } from '@luxe/ui/top-sheet';
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { layerCopy as copy } from './layerCopy.ts';
import { addRecent, forgetRecent, readRecent, type Catalogue } from './data/recentSearches.ts';
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

/** Without it the shopper types. */
const VoiceSearch = lazy<ComponentType<VoiceSearchProps>>(() =>
  import('./VoiceSearch.tsx').catch(() => ({ default: () => null })),
);

/** The search as a layer over the page: what may be meant, what was sought before, what others buy. Closes as anything in it is followed. */
export default function SearchLayer({ catalogue, typed, onType, onNavigate, onClose }: SearchLayerProps) {
  const track = useTrack();
  const field = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  const [recent, setRecent] = useState(() => readRecent(catalogue));
  const [isVoice, setVoice] = useState(false);
  const found = useSuggestions(typed, catalogue);
  const popularSearches = usePopularSearches(catalogue, !typed.trim() && recent.length === 0);

  const leave = (
    type: 'direct' | 'auto' | 'recent' | 'top product click' | 'voice icon click',
    text: string,
  ) => {
    hasLeft.current = true;
    track('search', { type, text });
    if (type !== 'top product click') addRecent(catalogue, text);
    onClose();
  };

  const searchFor = (words: string, type: 'direct' | 'voice icon click') => {
    const href = searchHref(words, catalogue);
    if (!href) return;
    leave(type, words.trim());
    onNavigate(href);
  };

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    searchFor(typed, 'direct');
  };

  /** Links lead on by themselves; what they are called stands on them. */
  const follow = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // Into a tab of its own: the layer stays.
    if (metaKey || ctrlKey || shiftKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const place = link?.closest<HTMLElement>('[data-search]');
    if (link && place) leave(place.dataset.search as 'auto', place.dataset.words ?? typed.trim());
  };

  return (
    <TopSheet
      open
      title={copy.title}
      onOpenChange={(open) => {
        if (open) return;
        track('search', { type: 'close icon click', text: typed.trim() });
        onClose();
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // Whoever is typing goes on at the end.
        moveFocus(field.current);
        field.current?.setSelectionRange(-1, -1);
      }}
      onCloseAutoFocus={(event) => {
        if (!hasLeft.current) return;
        // The next page moves the focus to its heading. Until then the main region has it, not the body.
        event.preventDefault();
        moveFocus(document.querySelector('main'), { scroll: 'none', from: event.target as HTMLElement });
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears of its links, which keys press too */}
      <div onClick={follow}>
        <SearchLayerView
          fieldRef={field}
          typed={typed}
          found={found}
          recent={recent}
          popularSearches={popularSearches}
          onType={onType}
          onVoice={() => setVoice(true)}
          onSearch={search}
          onChoose={({ text, url }) => {
            leave('auto', text);
            onNavigate(url);
          }}
          hrefOf={(text) => searchHref(text, catalogue) ?? '/search/'}
          onForget={(text) => setRecent(forgetRecent(catalogue, text))}
        />
      </div>
      {isVoice && (
        <Suspense>
          <VoiceSearch
            onHeard={(words) => {
              setVoice(false);
              onType(cutText(words, searchTextLimit));
              searchFor(words, 'voice icon click');
            }}
            onClose={() => setVoice(false)}
          />
        </Suspense>
      )}
    </TopSheet>
  );
}
