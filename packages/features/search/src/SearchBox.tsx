import { useTrack } from '@luxe/resources';
import type { SubmitEvent } from 'react';
import { searchHref } from './searchHref.ts';
import { SearchBoxView } from './views/SearchBoxView.tsx';

export type SearchBoxProps = {
  /** Which catalogue the shopper is in. */
  catalogue?: 'luxury' | 'indiluxe';
  /** The words of the page's search; empty elsewhere. */
  defaultValue?: string;
  /** The box is emptied when this changes: give it the path, but one value for all searches (SHL-04). */
  resetKey?: string;
  /** Takes the shopper to what was found. Default: the browser sends the form. */
  onNavigate?: (href: string) => void;
};

/** The search of the shop: a form that works without a script. */
export function SearchBox({ defaultValue = '', resetKey = '', onNavigate }: SearchBoxProps) {
  const track = useTrack();
  const submit = (text: string, event: SubmitEvent) => {
    const href = searchHref(text);
    if (!href) return event.preventDefault();
    track('search', { type: 'direct', text: text.trim() });
    // A term with a colon must be escaped first, which the browser's own form does not do.
    event.preventDefault();
    if (onNavigate) onNavigate(href);
    else window.location.assign(href);
  };
  return <SearchBoxView key={`${resetKey} ${defaultValue}`} defaultValue={defaultValue} onSubmit={submit} />;
}
