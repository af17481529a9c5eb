import { textPagePart } from './textPagePart.ts';

/** Calls that the server preloads for a text page. `path` has no leading slash. */
export const textPageCalls = ({ path }: { path: string }) =>
  [['cmsPage', { params: { path } }, textPagePart]] as const;
