import { useTrack } from '@luxe/resources';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Catalogue } from './data/recentSearches.ts';
import type { SearchLayerProps } from './SearchLayer.tsx';
import { SearchBoxView } from './views/SearchBoxView.tsx';

export type SearchBoxProps = {
  /** The catalogue that the shopper is in. */
  catalogue?: Catalogue;
  /** The text of the search that the page shows. Empty on other pages. */
  defaultValue?: string;
  /**
   * When this key changes, the box closes and shows `defaultValue` again. Pass the path of the page, but the
   * same fixed value for all pages of search results [SHL-04].
   */
  resetKey?: string;
  /** Navigates to the results. Default: `window.location.assign`. */
  onNavigate?: (href: string) => void;
};

const loadLayer = () => import('./SearchLayer.tsx');
/** If the search layer fails to load, nothing opens, but the box still submits searches. */
const SearchLayer = lazyPart<SearchLayerProps>(
  () => loadLayer().then((file) => file.default),
  () => null,
);

/**
 * The shop's search box: a form that works without scripts. With scripts, it opens a layer with suggestions.
 */
export function SearchBox({
  defaultValue = '',
  resetKey = '',
  catalogue = 'luxury',
  onNavigate,
}: SearchBoxProps) {
  const track = useTrack();
  const page = `${resetKey} ${defaultValue}`;
  const [renderedPage, setRenderedPage] = useState(page);
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  if (page !== renderedPage) {
    setRenderedPage(page);
    setTyped(defaultValue);
    setOpen(false);
  }
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The shopper focused the field before hydration: take over the typed text and open the layer.
    if (!field.current || document.activeElement !== field.current) return;
    setTyped(field.current.value);
    setOpen(true);
  }, []);
  const navigate = onNavigate ?? ((href: string) => window.location.assign(href));

  const submit = (event: SubmitEvent) => {
    // A colon separates the parts of the URL parameter `q`. `searchHref` escapes colons in the text, which a
    // native submit would not do.
    event.preventDefault();
    if (!typed.trim()) return;
    const form = event.currentTarget as HTMLFormElement;
    track('search', { type: 'direct', text: typed.trim() });
    void loadLayer().then(
      ({ addRecent, searchHref }) => {
        const href = searchHref(typed, catalogue);
        if (!href) return;
        addRecent(catalogue, typed);
        navigate(href);
      },
      () => form.submit(),
    );
  };

  return (
    <>
      <SearchBoxView
        ref={field}
        typed={typed}
        onType={setTyped}
        onOpen={() => setOpen(true)}
        onIntent={() => void loadLayer().catch(() => undefined)}
        onSubmit={submit}
      />
      {isOpen && (
        // While the layer loads, the shopper types in the box; the layer then shows the same text.
        <Suspense>
          <SearchLayer
            catalogue={catalogue}
            typed={typed}
            onType={setTyped}
            onNavigate={navigate}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
