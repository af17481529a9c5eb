import { lazyLate } from '@luxe/ui/hydrate-late';

/** The footer. Its code loads when it hydrates. */
export const Footer = lazyLate(() => import('./Footer.tsx').then((module) => module.Footer));
