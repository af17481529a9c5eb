import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

/**
 * Shows and hides a password. Restores the text selection, which some browsers lose when the type of the
 * input changes.
 */
export function useReveal(
  ref: Ref<HTMLInputElement> | undefined,
  labels: { visible: string; hidden: string },
) {
  const [isVisible, setVisible] = useState(false);
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<[number | null, number | null]>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const toggle = () => {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd];
    setVisible(!isVisible);
    setStatus(isVisible ? labels.hidden : labels.visible);
  };

  useLayoutEffect(() => {
    if (selection.current === null) return;
    input.current?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [isVisible]);

  // Hides the password on submit, because browsers offer to save it only from a password input.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return { isVisible, toggle, input, status };
}
