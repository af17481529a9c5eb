import { useTrack } from '@luxe/resources';
import { useDraft } from '@luxe/ui/draft';
import { lazy, Suspense, useLayoutEffect, useRef, type ComponentType, type SubmitEvent } from 'react';
import type { Catalogue } from './data/recentSearches.ts';
import type { SearchLayerProps } from './SearchLayer.tsx';
import { searchHref } from './searchHref.ts';
import { SearchBoxView } from './views/SearchBoxView.tsx';

export type SearchBoxProps = {
  /** Which catalogue the shopper is in. */
  catalogue?: Catalogue;
  /** The words of the page's search; empty elsewhere. */
  defaultValue?: string;
  /** The box is emptied when this changes: give it the path, but one value for all searches (SHL-04). */
  resetKey?: string;
  /** Takes the shopper to what was found. Default: the browser sends the form. */
  onNavigate?: (href: string) => void;
};

const loadLayer = () => import('./SearchLayer.tsx');
/** A layer that cannot be loaded is left out: the box searches without it. */
const SearchLayer = lazy<ComponentType<SearchLayerProps>>(() =>
  loadLayer().catch(() => ({ default: () => null })),
);

/** The search of the shop: a form that works without a script, and opens as a layer with suggestions where there is one. */
export function SearchBox({
  defaultValue = '',
  resetKey = '',
  catalogue = 'luxury',
  onNavigate,
}: SearchBoxProps) {
  const track = useTrack();
  const page = `${resetKey} ${defaultValue}`;
  const [typed, setTyped] = useDraft(defaultValue, page);
  const [isOpen, setOpen] = useDraft(false, page);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Pressed before anybody listened: the box comes to life with the shopper in it, and with what was typed so far.
    if (!field.current || document.activeElement !== field.current) return;
    setTyped(field.current.value);
    setOpen(true);
  }, [setTyped, setOpen]);
  const navigate = onNavigate ?? ((href: string) => window.location.assign(href));

  const submit = (event: SubmitEvent) => {
    // A term with a colon must be escaped first, which the browser's own form does not do.
    event.preventDefault();
    const href = searchHref(typed, catalogue);
    if (!href) return;
    track('search', { type: 'direct', text: typed.trim() });
    void loadLayer().then(
      ({ addRecent }) => addRecent(catalogue, typed),
      () => undefined,
    );
    navigate(href);
  };

  return (
    <>
      <SearchBoxView
        ref={field}
        typed={typed}
        onType={setTyped}
        onOpen={() => setOpen(true)}
        onNear={() => void loadLayer().catch(() => undefined)}
        onSubmit={submit}
      />
      {isOpen && (
        // Whoever types on meanwhile types in the box; the layer takes over what stands there.
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
