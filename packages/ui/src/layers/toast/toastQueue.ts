import { durations } from '@luxe/tokens';

export type ToastType = 'error' | 'success' | 'warning';

export type ToastAction = { label: string; href: string } | { label: string; onSelect: () => void };

export type ToastOptions = {
  message: string;
  /**
   * Default `success`. If the caller passes a plain string instead of these options, the type is `error`
   * (SHL-27).
   */
  type?: ToastType;
  /** A link or an action. A press on it dismisses the toast. */
  action?: ToastAction;
  /** In ms. Default 3000. */
  duration?: number;
};

export type Toast = Required<Omit<ToastOptions, 'action'>> & Pick<ToastOptions, 'action'> & { id: number };

/** Applies the defaults. */
export function toToast(given: string | ToastOptions, id: number): Toast {
  if (typeof given === 'string') return { id, message: given, type: 'error', duration: durations.toast };
  return { type: 'success', duration: durations.toast, ...given, id };
}

export type QueueChange = { show: Toast } | { dismiss: number };

/**
 * First in, first out. A new toast with the same message and type as a queued toast replaces that toast and
 * restarts its duration.
 */
export function queueReducer(queue: readonly Toast[], change: QueueChange): readonly Toast[] {
  if ('dismiss' in change) return queue.filter(({ id }) => id !== change.dismiss);
  const same = queue.findIndex(
    ({ message, type }) => message === change.show.message && type === change.show.type,
  );
  return same === -1 ? [...queue, change.show] : queue.with(same, change.show);
}
