import { useRef, type FocusEvent } from 'react';

/** Navigates to another URL of the list. `replace`: replaces the current history entry. */
export type Navigate = (href: string, how?: { replace: boolean }) => void;

/**
 * Groups the steps of one control, such as slider keys, into one history entry. One Back then undoes all
 * steps. A pointer press or leaving the control starts a new entry. Spread `containerProps` on the element
 * around the control.
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
