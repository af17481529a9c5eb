import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/**
 * Returns the joined HTML of the items, for a server that renders the same tile for many shoppers. The cache
 * key of an item is `kind` and the source that `sourceOf` returns. HTML that is not in the cache is rendered
 * and then cached. Returns undefined if the HTML of any item cannot be cached.
 */
export type MarkupCache = <Item>(
  kind: string,
  items: readonly Item[],
  sourceOf: SourceOf<Item>,
  child: (item: Item, index: number) => ReactNode,
) => string | undefined;

/**
 * The values on which the HTML of an item depends, serialisable as JSON. Undefined if the HTML also depends
 * on other things and so cannot be cached.
 */
type SourceOf<Item> = (item: Item, index: number) => readonly unknown[] | undefined;

/** Content of an element: its children, or their cached HTML. */
export type CachedMarkupProps = Pick<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

export const MarkupCacheContext = createContext<MarkupCache | undefined>(undefined);

/**
 * Returns the children of an element as props to spread on the element: cached HTML if there is a cache,
 * otherwise the children. The cache renders the children outside the page, so they must depend only on `kind`
 * and source. They must not use `useId` or context. Call this hook last, in a component that does not use
 * `useId` either: React loses track of the current component while the cache renders.
 */
export function useCachedMarkup(
  kind: string,
  sourceOf: () => readonly unknown[] | undefined,
  children: () => ReactNode,
): CachedMarkupProps {
  return toProps(useContext(MarkupCacheContext)?.(kind, [0], sourceOf, children), children);
}

/**
 * Like `useCachedMarkup`, for a list. Each item is cached separately, because one item can be in many lists.
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
