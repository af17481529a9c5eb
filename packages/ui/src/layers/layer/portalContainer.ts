import { createContext, useContext } from 'react';

/**
 * Element that layers are portalled into. `undefined`: the body. `null`: a container that has not mounted
 * yet.
 */
export const PortalContainer = createContext<HTMLElement | null | undefined>(undefined);

/** Props of a Radix portal. Without `container`, Radix uses the body. */
export function usePortalContainer(): { container?: HTMLElement } {
  const container = useContext(PortalContainer);
  return container ? { container } : {};
}
