import { useTrack } from '@luxe/resources';
import { useEffect, useState, type MouseEvent, type SubmitEvent } from 'react';
import { addRecent, forgetRecent, readRecent, type Catalogue } from './data/recentSearches.ts';
import { useSuggestions } from './data/useSuggestions.ts';
import { searchHref } from './searchHref.ts';
import { SearchHomeView } from './views/SearchHomeView.tsx';

export type SearchHomeScreenProps = {
  catalogue: Catalogue;
  onNavigate: (href: string) => void;
};

/** Names of the screen for analytics [SEA-12]. */
const screens = { luxury: 'luxe:search home', indiluxe: 'indi:search home' } as const;

/** The search home: a field, recent searches and popular products. The form works without scripts. */
export default function SearchHomeScreen({ catalogue, onNavigate }: SearchHomeScreenProps) {
  const track = useTrack();
  const [typed, setTyped] = useState('');
  // Only the browser has recent searches: read them after hydration.
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { products, hasProductsFailed } = useSuggestions('', catalogue);
  useEffect(() => {
    setRecent(readRecent(catalogue));
    track('screen viewed', { screen: screens[catalogue] });
  }, [catalogue, track]);

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const href = searchHref(typed, catalogue);
    if (!href) return;
    track('search', { type: 'direct', text: typed.trim() });
    addRecent(catalogue, typed);
    onNavigate(href);
  };

  /** Tracks a followed link. The data attributes of the link contain its type and text. */
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const container = link?.closest<HTMLElement>('[data-search]');
    if (!link || !container) return;
    const type = container.dataset['search'] as 'recent' | 'top product click';
    track('search', { type, text: container.dataset['text'] ?? '' });
  };

  return (
    // The handler only tracks clicks on links, which the keyboard triggers too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <SearchHomeView
        typed={typed}
        recent={recent}
        products={products}
        hasProductsFailed={hasProductsFailed}
        onType={setTyped}
        onSearch={search}
        hrefOf={(text) => searchHref(text, catalogue) ?? '/search/'}
        onRemove={(text) => setRecent(forgetRecent(catalogue, text))}
      />
    </div>
  );
}
