import { useRef, type FocusEvent } from 'react';

/** Goes to another address of the list. `replace`: in place of the present entry of the history. */
export type Navigate = (href: string, how?: { replace: boolean }) => void;

/**
 * Steps of one control, as the keys of a slider make them, are one entry of the history: one Back undoes them all. A press begins anew, as
 * does another focus; `around` is for the element around the control.
 */
export function useSteps(onNavigate: Navigate) {
  const hasMoved = useRef(false);
  return {
    go: (href: string) => {
      onNavigate(href, { replace: hasMoved.current });
      hasMoved.current = true;
    },
    around: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) hasMoved.current = false;
      },
      onPointerDown: () => void (hasMoved.current = false),
    },
  };
}
