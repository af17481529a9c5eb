import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/**
 * Returns the concatenated HTML of the items. The HTML of each item comes from the cache, by `kind` and by
 * the source that `sourceOf` returns, or is rendered and cached. Returns undefined if the HTML of any item
 * cannot be cached. For a server that renders the same tile for many shoppers.
 */
export type MarkupCache = <Item>(
  kind: string,
  items: readonly Item[],
  sourceOf: SourceOf<Item>,
  child: (item: Item, index: number) => ReactNode,
) => string | undefined;

/**
 * The values that the HTML of an item depends on, serialisable as JSON. Undefined if the HTML depends on
 * more.
 */
type SourceOf<Item> = (item: Item, index: number) => readonly unknown[] | undefined;

/** Content of an element: its children, or their cached HTML. */
export type CachedMarkupProps = Pick<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

export const MarkupCacheContext = createContext<MarkupCache | undefined>(undefined);

/**
 * Children of an element, as props to spread on it: cached HTML if there is a cache, otherwise the children.
 * The children must depend only on `kind` and source, and must not use `useId` or context: the cache renders
 * them outside the page. Call this as the last hook of a component that does not use `useId` either, because
 * React loses track of the current component while the cache renders.
 */
export function useCachedMarkup(
  kind: string,
  sourceOf: () => readonly unknown[] | undefined,
  children: () => ReactNode,
): CachedMarkupProps {
  return toProps(useContext(MarkupCacheContext)?.(kind, [0], sourceOf, children), children);
}

/**
 * Like `useCachedMarkup`, for a list whose items are cached one by one, because an item can be in many lists.
 */
export function useCachedList<Item>(
  kind: string,
  items: readonly Item[],
  sourceOf: SourceOf<Item>,
  child: (item: Item, index: number) => ReactNode,
): CachedMarkupProps {
  return toProps(useContext(MarkupCacheContext)?.(kind, items, sourceOf, child), () => items.map(child));
}

const toProps = (html: string | undefined, children: () => ReactNode): CachedMarkupProps =>
  html === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } };
