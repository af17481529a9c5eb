import { useEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { FrameContext } from './modalFrame.ts';
import { ModalContent } from './ModalContent.tsx';
import type { ModalEntry, StackChange } from './modalStack.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export { preserveFocus } from '../../focus/preserveFocus.ts';

export type ModalLabels = {
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
  labels: ModalLabels | undefined;
};

/**
 * The open modals in stack order: the last is in front. Each position in the stack is one dialog. Replacing a
 * modal changes the content of its dialog and leaves the scrim unchanged.
 */
export function ModalLayers({ stack, change, labels = {} }: ModalLayersProps) {
  return stack.map((entry, at) => (
    <ModalLayer key={at} isFirst={at === 0} entry={entry} change={change} labels={labels} />
  ));
}

type ModalLayerProps = {
  isFirst: boolean;
  entry: ModalEntry;
  change: Dispatch<StackChange>;
  labels: ModalLabels;
};

function ModalLayer({ isFirst, entry, change, labels }: ModalLayerProps) {
  const { id, modal, props, frame, leaving, settle } = entry;
  const { load, ...initialFrame } = modal;
  const changeFrame = useMemo(() => (next: typeof frame) => change({ frame: next, of: id }), [change, id]);
  const contentRef = useFocusOnChange(id);
  // If two modals open at once, the second opens one render later. Dialogs that open in the same render would
  // hide each other from assistive technology.
  const [isReady, setReady] = useState(isFirst);
  useEffect(() => setReady(true), []);
  return (
    <Dialog
      {...initialFrame}
      {...frame}
      {...(labels.close !== undefined && { closeLabel: labels.close })}
      open={isReady && !leaving}
      onOpenChange={(open) => !open && change({ close: id })}
      onCloseAutoFocus={() => change({ remove: id })}
    >
      <div ref={contentRef}>
        <FrameContext value={changeFrame}>
          <ModalContent
            key={id}
            load={load}
            input={props}
            labels={labels}
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

/** Focuses the dialog when its content is replaced: its new name is announced and Tab starts at the top. */
function useFocusOnChange(id: number) {
  const contentRef = useRef<HTMLDivElement>(null);
  const previousId = useRef(id);
  useEffect(() => {
    if (previousId.current === id) return;
    previousId.current = id;
    moveFocus(contentRef.current?.closest<HTMLElement>('[role=dialog]'));
  }, [id]);
  return contentRef;
}
