import {
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { helpCalls, UsefulLinksScreen } from '@luxe/feature-help';
import { textPageCalls } from '@luxe/feature-text-pages';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { decideStatus } from '../routing/decideStatus.ts';
import { routeTable } from '../routing/routeTable.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';
import { NotFound } from './NotFound.tsx';
import { TextAt } from './TextAt.tsx';

/** What a path shows after `/useful-links`: `list`, the path of a text, or undefined for no page. */
function shownAt(rest = ''): string | undefined {
  const path = rest.replace(/\/$/, '').toLowerCase();
  if (path === '') return 'list';
  const texts: readonly string[] = routeTable.textPages.paths;
  return texts.includes(`/${path}`) ? path : undefined;
}

const callsFor = (shown: string) => (shown === 'list' ? helpCalls() : textPageCalls({ path: shown }));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shown = shownAt(params['*']);
  if (shown === undefined) return toLoaderResult(decideStatus({ kind: 'usefulLinks' }, 'missing'));
  return preload(context, 'usefulLinks', callsFor(shown));
}
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => {
  const shown = shownAt(params['*']);
  return shown === undefined ? null : prefetch(callsFor(shown));
};
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * `/my-account/useful-links` and `/useful-links`: the list of links [ACC-07]. `/useful-links/{link}`: the
 * text of a link, such as `/useful-links/shipping` [RTE-09].
 */
export default function UsefulLinksPage() {
  const shown = shownAt(useParams()['*']);
  if (shown === undefined) return <NotFound />;
  if (shown !== 'list') return <TextAt path={shown} />;
  return (
    <>
      <PageHead title="Useful links | LUXE" />
      <UsefulLinksScreen />
    </>
  );
}
