import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { whenIdle } from '../layer/whenIdle.ts';
import {
  modal,
  type AnyModal,
  type Modal,
  type ModalContentProps,
  type ModalFrame,
  type ModalInput,
  type ModalResult,
} from './modal.ts';
import { useModalFrame } from './modalFrame.ts';
import type { ModalLayersProps, ModalWords } from './ModalLayers.tsx';
import { settled, stackReducer, type ModalEntry } from './modalStack.ts';

export { modal, useModalFrame };
export type { Modal, ModalContentProps, ModalFrame, ModalInput, ModalResult, ModalWords };

export type OpenModal = <Props extends ModalContentProps<never>>(
  modal: Modal<Props>,
  input: ModalInput<Props>,
  options?: {
    /** Stands above the one that is open, which waits. Default: takes its place. */
    above?: boolean;
  },
) => Promise<ModalResult<Props> | undefined>;

export type Modals = {
  /**
   * Opens one over the page. Resolves to what its content came to; to undefined when it was closed, replaced, or left behind by a navigation.
   * Rejects only when the host's own script could not be had: then go to the page instead, where there is one.
   */
  open: OpenModal;
  /** Closes all that is open. */
  close: () => void;
};

const ModalsContext = createContext<Modals | undefined>(undefined);

/** The modals of the page. */
export function useModal(): Modals {
  const modals = useContext(ModalsContext);
  if (modals === undefined)
    throw new Error('useModal needs a parent: put <ModalHost> around the application.');
  return modals;
}

export type ModalHostProps = {
  /** Where the shopper is, as the path: when it changes, what is open closes. */
  place: string;
  /** Every sentence of its own; English unless given. */
  words?: ModalWords;
  children: ReactNode;
};

const loadLayers = () => import('./ModalLayers.tsx');

/**
 * Put once around the application [SHL-20]: whatever opens over the page opens here, from anywhere, one at a time. Weighs next to nothing itself:
 * the dialog comes when the browser is idle, and with it what keeps the focus of the page (`keepFocus`); the content when it is asked for, with a line while it is late and a way to try again.
 */
export function ModalHost({ place, words, children }: ModalHostProps) {
  const [stack, change] = useReducer(stackReducer, []);
  const [Layers, setLayers] = useState<ComponentType<ModalLayersProps>>();
  const lastId = useRef(0);

  const modals = useMemo<Modals>(
    () => ({
      open: (given, input, { above = false } = {}) =>
        new Promise((settle, refuse) => {
          lastId.current += 1;
          const id = lastId.current;
          const entry: ModalEntry = {
            id,
            modal: given as unknown as AnyModal,
            props: input,
            frame: {},
            leaving: false,
            settle: settle as ModalEntry['settle'],
          };
          change({ open: entry, above });
          loadLayers().then(
            ({ ModalLayers }) => setLayers(() => ModalLayers),
            (fault: unknown) => {
              refuse(fault as Error);
              change({ close: id });
              change({ gone: id });
            },
          );
        }),
      close: () => change({ closeAll: true }),
    }),
    [],
  );
  usePreservedFocus();
  useAnswers(stack);
  useLeaving(place, modals.close);

  return (
    <ModalsContext value={modals}>
      {children}
      {Layers && stack.length > 0 && <Layers stack={stack} change={change} words={words} />}
    </ModalsContext>
  );
}

/** Preserves the focus of the page (`keepFocus`) while the host is mounted. */
function usePreservedFocus() {
  useEffect(() => {
    let stop: (() => void) | undefined = whenIdle(
      () =>
        void loadLayers()
          .then(({ keepFocus }) => {
            // Without `stop` the host was unmounted while the script loaded.
            if (stop) stop = keepFocus();
          })
          .catch(() => undefined),
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }, []);
}

/** Who waits for a modal that is no more hears that nothing came of it. A promise takes its first answer and no other. */
function useAnswers(stack: readonly ModalEntry[]) {
  const before = useRef(stack);
  useEffect(() => {
    for (const entry of settled(before.current, stack)) entry.settle(undefined);
    before.current = stack;
  }, [stack]);
  useEffect(
    () => () => {
      for (const entry of before.current) entry.settle(undefined);
    },
    [],
  );
}

function useLeaving(place: string, close: () => void) {
  const last = useRef(place);
  // Before any effect of the new page, which may open one of its own.
  useLayoutEffect(() => {
    if (last.current !== place) close();
    last.current = place;
  }, [place, close]);
}
