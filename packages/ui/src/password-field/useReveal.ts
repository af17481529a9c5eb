import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

/** Whether a password is in sight. Changing the type of an input loses its selection in some browsers: it is put back. */
export function useReveal(ref: Ref<HTMLInputElement> | undefined, words: { shown: string; hidden: string }) {
  const [shown, setShown] = useState(false);
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<[number | null, number | null]>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const toggle = () => {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd];
    setShown(!shown);
    setStatus(shown ? words.hidden : words.shown);
  };

  useLayoutEffect(() => {
    if (selection.current === null) return;
    input.current?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [shown]);

  // A form that is sent hides the letters: browsers offer to keep a password only from a password input.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return { shown, toggle, input, status };
}
