import {
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
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import { Action, Bar, Bars, Region, Message } from './Toast.styles.ts';
import { ToastContext, type Toaster } from './toastContext.ts';
import {
  queueReducer,
  toToast,
  type Toast,
  type ToastAction,
  type ToastOptions,
  type ToastType,
} from './toastQueue.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type { ToastAction, Toaster, ToastOptions, ToastType };

/** Shows and dismisses toasts. Throws without a `ToastProvider`. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (toaster === undefined) throw new Error('useToast needs a <ToastProvider> around it.');
  return toaster;
}

export type ToastProviderProps = {
  /** Accessible name of the region. Default "Notifications". */
  label?: string;
  /** Number of toasts shown at once; the others are queued. Default 1. */
  max?: number;
  children: ReactNode;
};

/**
 * Holds the queue of toasts and renders their region, which F8 focuses. Put the provider once around the
 * application.
 *
 * Each toast is announced once: errors as alerts, others politely. The region is above dialogs, and a press
 * on a toast does not close a dialog.
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
  const visibleToasts = queue.slice(0, max);
  const bars = (isAlert: boolean) =>
    visibleToasts
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

/** Focuses the toast on F8, because 3 s are too short to reach a toast with Tab. Focus pauses its timeout. */
function useToastKey(region: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      const bar = region.current?.querySelector<HTMLElement>('[data-type]');
      if (event.key !== toastKey || !bar) return;
      event.preventDefault();
      moveFocus(bar.querySelector<HTMLElement>('a, button') ?? bar);
    };
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, [region]);
}

const iconOf: Record<ToastType, IconName> = { error: 'warning', success: 'check', warning: 'info' };

export type ToastBarProps = { toast: Toast; onDone: () => void };

/** One toast. Its timeout pauses while it is hovered or focused and while the page is hidden. */
export function ToastBar({ toast, onDone }: ToastBarProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const previousFocus = useRef<EventTarget | null>(null);
  usePausableTimeout(onDone, toast.duration, hovered || focused);
  const dismiss = () => {
    // If the dismissed toast has the focus, the focus returns to the previously focused element.
    if (focused && previousFocus.current instanceof HTMLElement) moveFocus(previousFocus.current);
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
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <Icon name={iconOf[toast.type]} />
      <Message>{toast.message}</Message>
      {toast.action && <ToastActionControl action={toast.action} onDone={dismiss} />}
    </Bar>
  );
}

function ToastActionControl({ action, onDone }: { action: ToastAction; onDone: () => void }) {
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

/** Calls `done` after `ms` milliseconds of unpaused time. A pause preserves the remaining time. */
function usePausableTimeout(done: () => void, ms: number, isHeld: boolean) {
  const paused = useHiddenPage() || isHeld;
  const latest = useRef(done);
  const remaining = useRef(ms);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused]);
}

/** Whether the page is hidden: another tab is active, or the phone is locked. */
const useHiddenPage = () =>
  useSyncExternalStore(
    (onStoreChange) => {
      document.addEventListener('visibilitychange', onStoreChange);
      return () => document.removeEventListener('visibilitychange', onStoreChange);
    },
    () => document.hidden,
    () => false,
  );
