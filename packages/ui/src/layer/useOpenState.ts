import { useState } from 'react';

export type OpenProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** `open` where the caller holds it, else a state of its own, and the way to change either. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    if (open === undefined) setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, change] as const;
}

/** For Radix, which tells "not controlled" by the absence of a prop, not by undefined. */
export function openProps({ open, defaultOpen, onOpenChange }: OpenProps): OpenProps {
  return {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
}
