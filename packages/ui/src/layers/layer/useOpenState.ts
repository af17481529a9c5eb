import { useState } from 'react';

export type OpenStateProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** The open state and its setter. Controlled by `open` if that prop is set, otherwise internal. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenStateProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const changeOpen = (next: boolean) => {
    if (open === undefined) setOwnOpen(next);
    onOpenChange?.(next);
  };
  return [open ?? ownOpen, changeOpen] as const;
}

/** Returns only those open-state props that are not undefined, for spreading on a Radix root. */
export function openProps({ open, defaultOpen, onOpenChange }: OpenStateProps): OpenStateProps {
  return {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
}
