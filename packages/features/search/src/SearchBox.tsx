import { useTrack } from '@luxe/resources';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type SubmitEvent,
} from 'react';
import type { Catalogue } from './data/recentSearches.ts';
import type { SearchLayerProps } from './SearchLayer.tsx';
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
  const [shownPage, setShownPage] = useState(page);
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  if (page !== shownPage) {
    setShownPage(page);
    setTyped(defaultValue);
    setOpen(false);
  }
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Pressed before anybody listened: the box comes to life with the shopper in it, and with what was typed so far.
    if (!field.current || document.activeElement !== field.current) return;
    setTyped(field.current.value);
    setOpen(true);
  }, []);
  const navigate = onNavigate ?? ((href: string) => window.location.assign(href));

  const submit = (event: SubmitEvent) => {
    // A term with a colon must be escaped first, which the browser's own form does not do.
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
