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
import { whenInUse } from '../layer/whenInUse.ts';
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
import type { ModalLayersProps, ModalLabels } from './ModalLayers.tsx';
import { settledModals, stackReducer, type ModalEntry } from './modalStack.ts';

export { modal, useModalFrame };
export type { Modal, ModalContentProps, ModalFrame, ModalInput, ModalResult, ModalLabels };

export type OpenModal = <Props extends ModalContentProps<never>>(
  modal: Modal<Props>,
  input: ModalInput<Props>,
  options?: {
    /**
     * Opens the modal above the current one, which stays open. Default: the new modal replaces the current
     * one.
     */
    above?: boolean;
  },
) => Promise<ModalResult<Props> | undefined>;

export type Modals = {
  /**
   * Opens a modal. Resolves to the result of its content. Resolves to `undefined` when the shopper or a
   * navigation closes the modal, or another modal replaces it. Rejects only if the code of the host does not
   * load. In that case, navigate to a page with the same content, if there is one.
   */
  open: OpenModal;
  /** Closes all open modals. */
  close: () => void;
};

const ModalsContext = createContext<Modals | undefined>(undefined);

/** Opens and closes modals. Throws without a `ModalHost`. */
export function useModal(): Modals {
  const modals = useContext(ModalsContext);
  if (modals === undefined) throw new Error('useModal needs a <ModalHost> around it.');
  return modals;
}

export type ModalHostProps = {
  /** Path of the current page. A change closes all open modals. */
  pathname: string;
  /** Default: English. */
  labels?: ModalLabels;
  children: ReactNode;
};

const loadLayers = () => import('./ModalLayers.tsx');

/**
 * Renders the modals of the application, one at a time. Any component can open a modal [SHL-20]. Put the host
 * once around the application.
 *
 * The code of the dialog loads when the page is first used, together with `preserveFocus`. The content of a
 * modal loads when the modal opens, with a loader and a retry.
 */
export function ModalHost({ pathname, labels, children }: ModalHostProps) {
  const [stack, change] = useReducer(stackReducer, []);
  const [Layers, setLayers] = useState<ComponentType<ModalLayersProps>>();
  const lastId = useRef(0);

  const modals = useMemo<Modals>(
    () => ({
      open: (definition, input, { above = false } = {}) =>
        new Promise((settle, reject) => {
          lastId.current += 1;
          const id = lastId.current;
          const entry: ModalEntry = {
            id,
            modal: definition as unknown as AnyModal,
            props: input,
            frame: {},
            leaving: false,
            settle: settle as ModalEntry['settle'],
          };
          change({ open: entry, above });
          loadLayers().then(
            ({ ModalLayers }) => setLayers(() => ModalLayers),
            (error: unknown) => {
              reject(error as Error);
              change({ close: id });
              change({ remove: id });
            },
          );
        }),
      close: () => change({ closeAll: true }),
    }),
    [],
  );
  usePreservedFocus();
  useSettleClosedModals(stack);
  useCloseOnNavigation(pathname, modals.close);

  return (
    <ModalsContext value={modals}>
      {children}
      {Layers && stack.length > 0 && <Layers stack={stack} change={change} labels={labels} />}
    </ModalsContext>
  );
}

/** Runs `preserveFocus` while the host is mounted. Its code knows what had the focus before it loaded. */
function usePreservedFocus() {
  useEffect(() => {
    let path: readonly EventTarget[] = [];
    const recordPath = (event: FocusEvent) => {
      path = event.composedPath();
    };
    document.addEventListener('focusin', recordPath);
    let stop: (() => void) | undefined = whenInUse(
      () =>
        void loadLayers()
          .then(({ preserveFocus }) => {
            // If the host unmounts while the script loads, `stop` is undefined. `preserveFocus` must not
            // start in that case.
            if (stop) stop = preserveFocus(path);
          })
          .catch(() => undefined),
    );
    return () => {
      document.removeEventListener('focusin', recordPath);
      stop?.();
      stop = undefined;
    };
  }, []);
}

/** Resolves the promises of closed and replaced modals to `undefined`, unless they already have a result. */
function useSettleClosedModals(stack: readonly ModalEntry[]) {
  const before = useRef(stack);
  useEffect(() => {
    for (const entry of settledModals(before.current, stack)) entry.settle(undefined);
    before.current = stack;
  }, [stack]);
  useEffect(
    () => () => {
      for (const entry of before.current) entry.settle(undefined);
    },
    [],
  );
}

function useCloseOnNavigation(pathname: string, close: () => void) {
  const previousPath = useRef(pathname);
  // Closes the modals in a layout effect, before the effects of the new page run. A modal that the new page
  // opens in an effect therefore stays open.
  useLayoutEffect(() => {
    if (previousPath.current !== pathname) close();
    previousPath.current = pathname;
  }, [pathname, close]);
}
