import { useRef, type FocusEvent } from 'react';

/** Navigates to another URL of the list. `replace`: replaces the current history entry. */
export type Navigate = (href: string, how?: { replace: boolean }) => void;

/**
 * Groups the changes of one control, such as the steps of a slider, into one history entry, so that Back
 * undoes all of them. A new entry starts when the shopper presses the pointer or leaves the control. Spread
 * `containerProps` on the element around the control.
 */
export function useGroupedNavigation(onNavigate: Navigate) {
  const hasNavigated = useRef(false);
  return {
    navigate: (href: string) => {
      onNavigate(href, { replace: hasNavigated.current });
      hasNavigated.current = true;
    },
    containerProps: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) hasNavigated.current = false;
      },
      onPointerDown: () => void (hasNavigated.current = false),
    },
  };
}
