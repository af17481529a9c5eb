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

/** What the page is called where visits are counted (specification, section 2). */
const pageNames = { luxury: 'luxe:search home', indiluxe: 'indi:search home' } as const;

/** A search that has no words yet: a field, what was sought before, what others buy. Works as a form without a script. */
export default function SearchHomeScreen({ catalogue, onNavigate }: SearchHomeScreenProps) {
  const track = useTrack();
  const [typed, setTyped] = useState('');
  // Known to the browser alone, after its first render.
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { products, noProducts } = useSuggestions('', catalogue);
  useEffect(() => {
    setRecent(readRecent(catalogue));
    track('page viewed', { path: '/search/', title: pageNames[catalogue] });
  }, [catalogue, track]);

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const href = searchHref(typed, catalogue);
    if (!href) return;
    track('search', { type: 'direct', text: typed.trim() });
    addRecent(catalogue, typed);
    onNavigate(href);
  };

  /** Links lead on by themselves; what they are called stands on them. */
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const place = link?.closest<HTMLElement>('[data-search]');
    if (!link || !place) return;
    const type = place.dataset['search'] as 'recent' | 'top product click';
    track('search', { type, text: place.dataset['words'] ?? '' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears of its links, which keys press too
    <div onClick={follow}>
      <SearchHomeView
        typed={typed}
        recent={recent}
        products={products}
        noProducts={noProducts}
        onType={setTyped}
        onSearch={search}
        hrefOf={(text) => searchHref(text, catalogue) ?? '/search/'}
        onForget={(text) => setRecent(forgetRecent(catalogue, text))}
      />
    </div>
  );
}
