import { lazy, type ComponentType } from 'react';
import { withTimeout } from './withTimeout.ts';

/**
 * Like React's `lazy`, for a part of a page whose code is a script of its own. A script that fails, or has
 * not loaded in time, shows the error page [SHL-28]; with `missing`, this component replaces the part. Use
 * it instead of `lazy`, which waits forever.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: ComponentType<Props>,
) =>
  lazy(async () => ({
    default: await withTimeout(load()).catch((error: unknown) => {
      if (missing) return missing;
      throw error;
    }),
  }));
