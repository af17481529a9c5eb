import { breakpoints, durations } from '@luxe/tokens';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { moveFocus } from '../../focus/moveFocus.ts';

const isWideEnough = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches;

/**
 * How long a card that was opened through `opener` stays open, in ms. It stays longer while a pointer or the
 * focus is in it.
 */
const autoCloseMs = 8000;

/** Open state of a hover card, and the props of its root element. The first child of the root is the link. */
export function useHoverCard(onIntent?: () => void, opener?: RefObject<(() => void) | null>) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);
  const isRestoringFocus = useRef(false);
  const link = () => root.current?.firstElementChild as HTMLElement | null | undefined;

  const setOpenAfter = (next: boolean, wait = 0) => {
    clearTimeout(timer.current);
    if (wait) timer.current = setTimeout(() => setOpen(next), wait);
    else setOpen(next);
  };
  const open = (wait?: number) => {
    if (!isWideEnough()) return;
    onIntent?.();
    setOpenAfter(true, wait);
  };

  useImperativeHandle(opener, () => () => {
    open();
    setOpenAfter(false, autoCloseMs);
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isOutside = !root.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : !isOutside) return;
      clearTimeout(timer.current);
      setOpen(false);
      const element = root.current;
      if (isOutside || !element?.contains(document.activeElement)) return;
      // Escape returns the focus to the link. That focus must not open the card again.
      isRestoringFocus.current = true;
      moveFocus(element.firstElementChild as HTMLElement);
      isRestoringFocus.current = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);

  return {
    isOpen,
    handlers: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') open(durations.intent);
      },
      // The card closes after a delay, so that the pointer can cross the gap to the card. While an element in
      // the card has keyboard focus, the card stays open.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !root.current?.querySelector(':focus-visible'))
          setOpenAfter(false, durations.calm);
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isTouch.current = pointerType === 'touch';
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target !== link()) clearTimeout(timer.current);
        else if (!isRestoringFocus.current && target.matches(':focus-visible')) open(durations.intent);
      },
      // A press on plain text in the card also removes focus. The card stays open while the pointer is on it.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!root.current?.contains(relatedTarget) && !root.current?.matches(':hover')) setOpenAfter(false);
      },
      onClick: (event: MouseEvent) => {
        const pressed = (event.target as Element).closest('a');
        if (!pressed) return;
        // Touch has no hover, so the first tap opens the card and the second tap follows the link.
        // Enter, whose click event has `detail` 0, follows the link at once.
        const isFirstTap =
          pressed === link() && isTouch.current && event.detail > 0 && !isOpen && isWideEnough();
        if (!isFirstTap) return setOpenAfter(false);
        event.preventDefault();
        open();
      },
    },
  };
}
