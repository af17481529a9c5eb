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
import { moveFocus } from '../focus/moveFocus.ts';

const hasRoom = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches;

/** How long a card stays that no pointer enters. */
const shownMs = 8000;

/** When a card is open, and what its place has to listen to. The first element of the place is the link. */
export function useHoverCard(onIntent?: () => void, opener?: RefObject<(() => void) | null>) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinger = useRef(false);
  const isReturning = useRef(false);
  const link = () => root.current?.firstElementChild as HTMLElement | null | undefined;

  const settle = (next: boolean, wait = 0) => {
    clearTimeout(timer.current);
    if (wait) timer.current = setTimeout(() => setOpen(next), wait);
    else setOpen(next);
  };
  const open = (wait?: number) => {
    if (!hasRoom()) return;
    onIntent?.();
    settle(true, wait);
  };

  useImperativeHandle(opener, () => () => {
    open();
    settle(false, shownMs);
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isAway = !root.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : !isAway) return;
      clearTimeout(timer.current);
      setOpen(false);
      const place = root.current;
      if (isAway || !place?.contains(document.activeElement)) return;
      // The focus goes to the link, which must not open the card again.
      isReturning.current = true;
      moveFocus(place.firstElementChild as HTMLElement);
      isReturning.current = false;
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
      // The way from the link to the card may lead over its edge. Who is in it by key stays in it.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !root.current?.querySelector(':focus-visible'))
          settle(false, durations.calm);
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isFinger.current = pointerType === 'touch';
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target !== link()) clearTimeout(timer.current);
        else if (!isReturning.current && target.matches(':focus-visible')) open(durations.intent);
      },
      // A press on words inside takes the focus away, too: the pointer is still there.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!root.current?.contains(relatedTarget) && !root.current?.matches(':hover')) settle(false);
      },
      onClick: (event: MouseEvent) => {
        const pressed = (event.target as Element).closest('a');
        if (!pressed) return;
        // A finger cannot point: its first tap is a look, its second one follows the link. Enter (detail 0) follows it at once.
        const isLook = pressed === link() && isFinger.current && event.detail > 0 && !isOpen && hasRoom();
        if (!isLook) return settle(false);
        event.preventDefault();
        open();
      },
    },
  };
}
