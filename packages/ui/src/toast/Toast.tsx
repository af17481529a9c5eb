import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Action, Bar, Bars, Region, Words } from './Toast.styles.ts';
import {
  queueReducer,
  toToast,
  type Toast,
  type ToastAction,
  type ToastOptions,
  type ToastType,
} from './toastQueue.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export type { ToastAction, ToastOptions, ToastType };

export type Toaster = {
  /** Shows words at the foot of the page, after those already waiting. A plain string is an error (SHL-27). */
  show: (toast: string | ToastOptions) => number;
  /** Takes one away before its time. */
  dismiss: (id: number) => void;
};

const ToastContext = createContext<Toaster | undefined>(undefined);

/** The toaster of the page. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (toaster === undefined)
    throw new Error('useToast needs a parent: put <ToastProvider> around the application.');
  return toaster;
}

export type ToastProviderProps = {
  /** Names the region. Default "Notifications". */
  label?: string;
  /** Shown at once; the rest wait their turn. Default 1. */
  max?: number;
  children: ReactNode;
};

/**
 * Put once around the application: holds the queue and draws the region, which F8 reaches. What is shown there is announced once: politely, or
 * as an alert where it is an error. It stands over dialogs, and using it does not close them.
 */
export function ToastProvider({ label = 'Notifications', max = 1, children }: ToastProviderProps) {
  const [queue, change] = useReducer(queueReducer, []);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const toaster = useMemo<Toaster>(
    () => ({
      show: (given) => {
        lastId.current += 1;
        change({ show: toToast(given, lastId.current) });
        return lastId.current;
      },
      dismiss: (id) => change({ dismiss: id }),
    }),
    [],
  );
  useToastKey(region);
  const shown = queue.slice(0, max);
  const bars = (isAlert: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isAlert)
      .map((toast) => <ToastBar key={toast.id} toast={toast} onDone={() => toaster.dismiss(toast.id)} />);
  return (
    <ToastContext value={toaster}>
      {children}
      <Region ref={region} role="region" aria-label={label} aria-keyshortcuts={toastKey} data-toasts="">
        <Bars aria-live="polite">{bars(false)}</Bars>
        <Bars>{bars(true)}</Bars>
      </Region>
    </ToastContext>
  );
}

const toastKey = 'F8';

/** Three seconds are short for who must tab through a page: one key leads to the toast, which then waits. */
function useToastKey(region: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const bar = region.current?.querySelector<HTMLElement>('[data-type]');
      if (event.key !== toastKey || !bar) return;
      event.preventDefault();
      moveFocus(bar.querySelector<HTMLElement>('a, button') ?? bar);
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [region]);
}

const iconOf: Record<ToastType, IconName> = { error: 'warning', success: 'check', warning: 'info' };

export type ToastBarProps = { toast: Toast; onDone: () => void };

/** The bar itself. Its time stands still under the pointer, while it has focus, and while the page is out of sight. */
export function ToastBar({ toast, onDone }: ToastBarProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  usePausableTimeout(onDone, toast.duration, hovered || focused);
  const leave = () => {
    // Taken away with the focus in it, it gives that back.
    if (focused && cameFrom.current instanceof HTMLElement) moveFocus(cameFrom.current);
    onDone();
  };
  return (
    <Bar
      role={toast.type === 'error' ? 'alert' : undefined}
      data-type={toast.type}
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <Icon name={iconOf[toast.type]} />
      <Words>{toast.message}</Words>
      {toast.action && <ToastWayOn action={toast.action} onDone={leave} />}
    </Bar>
  );
}

function ToastWayOn({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('href' in action) {
    return (
      <Action href={action.href} onClick={onDone}>
        {action.label}
      </Action>
    );
  }
  const select = () => {
    action.onSelect();
    onDone();
  };
  return (
    <Action as="button" {...{ type: 'button' }} onClick={select}>
      {action.label}
    </Action>
  );
}

/** Calls `done` once `ms` of time that was not paused have passed; what was left is kept over a pause. */
function usePausableTimeout(done: () => void, ms: number, held: boolean) {
  const paused = useHiddenPage() || held;
  const latest = useRef(done);
  const left = useRef(ms);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (paused) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [paused]);
}

/** Another tab is in front, or the phone is locked: nobody reads. */
const useHiddenPage = () =>
  useSyncExternalStore(
    (tell) => {
      document.addEventListener('visibilitychange', tell);
      return () => document.removeEventListener('visibilitychange', tell);
    },
    () => document.hidden,
    () => false,
  );
