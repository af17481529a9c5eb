import { useState } from 'react';

export type OpenProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** The open state and its setter: controlled by `open` where given, otherwise internal. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const changeOpen = (next: boolean) => {
    if (open === undefined) setOwnOpen(next);
    onOpenChange?.(next);
  };
  return [open ?? ownOpen, changeOpen] as const;
}

/** The open-state props that are set, to spread on a Radix root. */
export function openProps({ open, defaultOpen, onOpenChange }: OpenProps): OpenProps {
  return {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
}
