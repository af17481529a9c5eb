import { createContext, useContext } from 'react';

/** Where layers are put: `undefined` is the body, `null` a place that is not in the page yet. */
export const PortalContainer = createContext<HTMLElement | null | undefined>(undefined);

/** The `container` of a Radix portal; none given means the body. */
export function usePortalContainer(): { container?: HTMLElement } {
  const container = useContext(PortalContainer);
  return container ? { container } : {};
}
