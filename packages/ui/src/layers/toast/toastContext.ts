import { createContext } from 'react';
import type { ToastOptions } from './toastQueue.ts';

export type Toaster = {
  /** Queues a toast and returns its id. A plain string becomes a toast of the type `error` (SHL-27). */
  show: (toast: string | ToastOptions) => number;
  /** Removes a toast before its duration has passed. */
  dismiss: (id: number) => void;
};

/** Undefined without a `ToastProvider`. */
export const ToastContext = createContext<Toaster | undefined>(undefined);
