import { brandIndexPart } from './brandIndexPart.ts';

/** Calls that the server preloads for a brand index. */
export const brandsCalls = ({ path }: { path: string }) =>
  [['cmsPage', { params: { path } }, brandIndexPart]] as const;
