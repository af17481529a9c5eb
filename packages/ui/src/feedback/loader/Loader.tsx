import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Line } from './Loader.styles.ts';
import { useDelayed, type Clock } from './useDelayed.ts';

export { useDelayed };
export type { Clock };

export type LoaderProps = {
  /** Whether something is loading. */
  active: boolean;
  /** Announced to assistive technology. Default "Loading". */
  label?: string;
  /** Skeletons of the layout that is loading. Default: a moving line. */
  children?: ReactNode;
  /** Default: the timers of the window. */
  clock?: Clock;
};

/** Shows that something is loading once the wait has lasted 170 ms (SHL-22). Never covers the page. */
export function Loader({ active, label = 'Loading', children = <Line />, clock }: LoaderProps) {
  const isLate = useDelayed(active, undefined, clock);
  return (
    <div role="status">
      {isLate && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          {children}
        </>
      )}
    </div>
  );
}
