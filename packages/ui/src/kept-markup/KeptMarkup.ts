import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/**
 * HTML of children, as it was drawn before under the same key or is drawn now; undefined where it cannot be kept. For a server, which draws
 * the same tile for one shopper after another.
 */
export type KeepMarkup = (key: string, children: ReactNode) => string | undefined;

export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

/**
 * Children of an element, as props to spread on it: kept HTML where somebody keeps it, else the children themselves. They must follow from
 * `key` alone (undefined: they do not), and neither read a context of the page nor make an id.
 */
export function useKeptMarkup(
  key: () => string | undefined,
  children: ReactNode,
): Pick<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  const keep = useContext(KeepMarkupContext);
  const name = keep && key();
  const html = name === undefined ? undefined : keep?.(name, children);
  return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
}
