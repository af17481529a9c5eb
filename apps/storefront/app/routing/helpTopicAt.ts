import type { routeTable } from './routeTable.ts';

type HelpPath = (typeof routeTable.help.paths)[number];

/** The topic that each help path of the specification (section 2) opens. */
const topics: Readonly<Record<HelpPath, string | undefined>> = {
  '/contact-us': undefined,
  '/shipping': 'delivery',
  '/cancellation': 'cancellation',
  '/returns': 'returns',
  '/terms-and-conditions': 'terms',
};

/** The topic that a help page opens. Undefined when it opens none. */
export const helpTopicAt = (pathname: string): string | undefined =>
  topics[pathname.replace(/\/$/, '') as HelpPath];
