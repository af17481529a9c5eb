import { useEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { FrameContext } from './modalFrame.ts';
import { ModalContent } from './ModalContent.tsx';
import type { ModalEntry, StackChange } from './modalStack.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export { keepFocus } from '../focus/keepFocus.ts';

export type ModalWords = {
  /** Default "Close". */
  close?: string;
  /** Default "Loading". */
  loading?: string;
  /** Default "This did not load". */
  failureTitle?: string;
  failure?: string;
  /** Default "Try again". */
  retry?: string;
};

export type ModalLayersProps = {
  stack: readonly ModalEntry[];
  change: Dispatch<StackChange>;
  words: ModalWords | undefined;
};

/** The open modals, the one in front last. A place in the stack is one dialog: what is replaced changes inside it, under the same ground. */
export function ModalLayers({ stack, change, words = {} }: ModalLayersProps) {
  return stack.map((entry, at) => (
    <ModalLayer key={at} isFirst={at === 0} entry={entry} change={change} words={words} />
  ));
}

type ModalLayerProps = {
  isFirst: boolean;
  entry: ModalEntry;
  change: Dispatch<StackChange>;
  words: ModalWords;
};

function ModalLayer({ isFirst, entry, change, words }: ModalLayerProps) {
  const { id, modal, props, frame, leaving, settle } = entry;
  const { load, ...first } = modal;
  const changeFrame = useMemo(() => (next: typeof frame) => change({ frame: next, of: id }), [change, id]);
  const place = useFocusOnChange(id);
  // Of two that are asked for at once, the second comes a step later: layers that open together hide each other.
  const [isReady, setReady] = useState(isFirst);
  useEffect(() => setReady(true), []);
  return (
    <Dialog
      {...first}
      {...frame}
      {...(words.close !== undefined && { closeLabel: words.close })}
      open={isReady && !leaving}
      onOpenChange={(open) => !open && change({ close: id })}
      onCloseAutoFocus={() => change({ gone: id })}
    >
      <div ref={place}>
        <FrameContext value={changeFrame}>
          <ModalContent
            key={id}
            load={load}
            input={props}
            words={words}
            onDone={(result) => {
              settle(result);
              change({ close: id });
            }}
          />
        </FrameContext>
      </div>
    </Dialog>
  );
}

/** A dialog whose content was replaced is a new one to the shopper: its name is read again, and Tab begins at its top. */
function useFocusOnChange(id: number) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    moveFocus(place.current?.closest<HTMLElement>('[role=dialog]'));
  }, [id]);
  return place;
}
