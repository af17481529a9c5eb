import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/**
 * HTML of children, as it was drawn before under the same key or is drawn now; undefined where it cannot be kept. For a server, which draws
 * the same tile for one shopper after another.
 */
export type KeepMarkup = (key: string, children: () => ReactNode) => string | undefined;

export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

/**
 * Children of an element, as props to spread on it: kept HTML where somebody keeps it, else the children themselves. They must follow from
 * their kind and what `of` returns (undefined: they do not), which can be written as JSON, and neither read a context of the page nor make an id.
 */
export function useKeptMarkup(
  kind: string,
  of: () => readonly unknown[] | undefined,
  children: () => ReactNode,
): Pick<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  const keep = useContext(KeepMarkupContext);
  const source = keep && of();
  const html = source && keep(`${kind} ${JSON.stringify(source)}`, children);
  return html === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } };
}
