import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/**
 * HTML of items under each other, each as it was drawn before under the same kind and source (what `of` returns) or is drawn now; undefined
 * where one of them cannot be kept. For a server, which draws the same tile for one shopper after another.
 */
export type KeepMarkup = <Item>(
  kind: string,
  items: readonly Item[],
  of: SourceOf<Item>,
  child: (item: Item, at: number) => ReactNode,
) => string | undefined;

/** What an item's HTML follows from, which can be written as JSON; undefined where it follows from more. */
type SourceOf<Item> = (item: Item, at: number) => readonly unknown[] | undefined;

/** Content of an element: its children, or HTML that was kept of them. */
export type KeptProps = Pick<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

/**
 * Children of an element, as props to spread on it: kept HTML where somebody keeps it, else the children themselves. They must follow from
 * their kind and source, and make no id. Where they are kept they are drawn with no page around them: no context of it is theirs.
 * The last hook of a component that makes no id either: while they are drawn, React forgets which component it is at.
 */
export function useKeptMarkup(
  kind: string,
  of: () => readonly unknown[] | undefined,
  children: () => ReactNode,
): KeptProps {
  return asProps(useContext(KeepMarkupContext)?.(kind, [0], of, children), children);
}

/** The same for a list of which each item is kept by itself: it may be in many lists. */
export function useKeptList<Item>(
  kind: string,
  items: readonly Item[],
  of: SourceOf<Item>,
  child: (item: Item, at: number) => ReactNode,
): KeptProps {
  return asProps(useContext(KeepMarkupContext)?.(kind, items, of, child), () => items.map(child));
}

const asProps = (html: string | undefined, children: () => ReactNode): KeptProps =>
  html === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } };
