import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a person was about to go: to a page of the desk, or through the history of the browser. */
type Target = { readonly path: string } | { readonly steps: number };

/**
 * Guards what a person has typed and not saved. A link to another page of the desk and the browser's Back are
 * held back: `isHeld` until the person decides. The browser itself asks before it closes or loads the page,
 * and lets a second Back pass that follows without another click or key.
 */
export function useUnsaved(isUnsaved: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    isLeaving.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target !== '' || link.origin !== location.origin || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      setTarget({ path: link.pathname + link.search + link.hash });
    };
    // Browsers before 2026 may not have the Navigation API. There, Back is not held back.
    const { navigation } = window as { readonly navigation?: Navigation };
    const holdBack = (event: NavigateEvent) => {
      const { navigationType, destination, cancelable } = event;
      // For another document, the browser asks by `beforeunload`.
      if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return;
      if (isLeaving.current) return;
      event.preventDefault();
      setTarget({ steps: destination.index - (navigation?.currentEntry?.index ?? destination.index) });
    };
    window.addEventListener('beforeunload', ask);
    navigation?.addEventListener('navigate', holdBack);
    // Before the listener that follows links, which ignores clicks whose default is prevented.
    document.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      navigation?.removeEventListener('navigate', holdBack);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isUnsaved]);
  const leave = () => {
    isLeaving.current = true;
    setTarget(undefined);
    if (target === undefined) return;
    if ('steps' in target) history.go(target.steps);
    else void navigate(target.path);
  };
  return { isHeld: target !== undefined, leave, stay: () => setTarget(undefined) };
}
