import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Line } from './Loader.styles.ts';
import { useDelayed, type Clock } from './useDelayed.ts';

export { useDelayed };
export type { Clock };

export type LoaderProps = {
  /** Something is on its way. */
  active: boolean;
  /** What assistive technology hears. Default "Loading". */
  label?: string;
  /** Skeletons of the real layout. Default: a line. */
  children?: ReactNode;
  /** Default: the window's. */
  clock?: Clock;
};

/** Shows that something is on its way, but only once it has taken 170 ms (SHL-22). Never covers the page. */
export function Loader({ active, label = 'Loading', children = <Line />, clock }: LoaderProps) {
  const late = useDelayed(active, undefined, clock);
  return (
    <div role="status">
      {late && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          {children}
        </>
      )}
    </div>
  );
}
