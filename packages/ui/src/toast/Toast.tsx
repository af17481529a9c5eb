import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useLinkComponent } from '../link-provider/LinkProvider.tsx';
import { Action, Bar, Region, Words } from './Toast.styles.ts';
import {
  queueReducer,
  toToast,
  type Toast,
  type ToastAction,
  type ToastOptions,
  type ToastType,
} from './toastQueue.ts';

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

/**
 * Put once around the application: holds the queue and draws the region. What is shown there is announced in its turn; an
 * error, as an alert, at once.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, change] = useReducer(queueReducer, []);
  const lastId = useRef(0);
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
  const [shown] = queue;
  return (
    <ToastContext value={toaster}>
      {children}
      <Region role="region" aria-label="Notifications" aria-live={shown?.type === 'error' ? 'off' : 'polite'}>
        {shown && <ToastBar key={shown.id} toast={shown} onDone={() => toaster.dismiss(shown.id)} />}
      </Region>
    </ToastContext>
  );
}

const iconOf: Record<ToastType, IconName> = { error: 'warning', success: 'check', warning: 'info' };

export type ToastBarProps = { toast: Toast; onDone: () => void };

/** The bar itself. Its time stands still under the pointer and while it has focus. */
export function ToastBar({ toast, onDone }: ToastBarProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausableTimeout(onDone, toast.duration, hovered || focused);
  return (
    <Bar
      role={toast.type === 'error' ? 'alert' : undefined}
      data-type={toast.type}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <Icon name={iconOf[toast.type]} />
      <Words>{toast.message}</Words>
      {toast.action && <ToastWayOn action={toast.action} onDone={onDone} />}
    </Bar>
  );
}

function ToastWayOn({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const link = useLinkComponent();
  if ('href' in action) {
    return (
      <Action as={link} href={action.href} onClick={onDone}>
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

/** Calls `done` once `ms` of unpaused time have passed; what was left is kept over a pause. */
function usePausableTimeout(done: () => void, ms: number, paused: boolean) {
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
