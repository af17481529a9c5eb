import { moveFocus } from '@luxe/ui/focus';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { screenHeadingId } from '../screen/Screen.tsx';

/**
 * Moves the focus to the heading of a screen after a navigation, so that screen readers announce it. Another
 * search on the same screen does not move the focus, but another page of a list does.
 */
export function useNavigationFocus(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const query = new URLSearchParams(search);
  const target = [pathname, query.get('id'), query.get('after')].join(' ');
  const previous = useRef(target);
  useEffect(() => {
    if (previous.current === target) return;
    previous.current = target;
    if (type !== 'POP') window.scrollTo(0, 0);
    moveFocus(document.getElementById(screenHeadingId), { scroll: 'none' });
  }, [target, type]);
}
