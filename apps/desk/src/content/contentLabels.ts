import {
  deskContentStates,
  deskPath,
  type DeskContentState,
  type DeskContentVersion,
  type DeskVersionState,
} from '@luxe/contract/desk';
import { formatMoment } from '@luxe/format';
import { toSearch } from '../client/deskClient.ts';

export const contentStateLabels: Readonly<Record<DeskContentState, string>> = {
  live: 'Live',
  changed: 'Live, with a draft',
  scheduled: 'Scheduled',
  draft: 'Draft',
  ended: 'Not in the shop',
};

const versionStateLabels: Readonly<Record<DeskVersionState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  ended: 'Ended',
};

/** What a version does and when: `Scheduled from 5 Dec, 10:00 am until 12 Dec, 11:59 pm`. */
export function versionText({ status, from, until }: DeskContentVersion): string {
  const times = [
    ...(from !== null && (status === 'scheduled' || status === 'live') ? [`from ${formatMoment(from)}`] : []),
    ...(until !== null ? [`until ${formatMoment(until)}`] : []),
  ];
  return [versionStateLabels[status], ...times].join(' ');
}

/** The search of a list of entries, in the address of its screen. */
export interface ContentSearch {
  readonly kind: string;
  readonly search?: string | undefined;
  readonly state?: DeskContentState | undefined;
  readonly after?: string | undefined;
}

/** Kind of the list that opens first. */
const firstKind = 'page';

export function readContentSearch(params: URLSearchParams): ContentSearch {
  const state = deskContentStates.find((one) => one === params.get('state'));
  const after = params.get('after') ?? undefined;
  const search = params.get('search') ?? undefined;
  return {
    kind: /^[a-z][a-z-]{0,39}$/.exec(params.get('kind') ?? '')?.[0] ?? firstKind,
    ...(search && { search }),
    ...(state && { state }),
    ...(after && { after }),
  };
}

export const contentListPath = ({ kind, ...query }: ContentSearch): string =>
  `/desk/content${toSearch({ kind: kind === firstKind ? undefined : kind, ...query })}`;

export const contentEntryPath = (kind: string, key: string): string =>
  deskPath('/desk/content/{kind}/{key}', { kind, key });
