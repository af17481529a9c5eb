import { useCallback } from 'react';
import {
  useLocation,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import {
  taraNothingPath,
  taraPath,
  taraQuestionLimit,
  taraResultsPath,
  taraStartPath,
} from '@luxe/contract/tara-paths';
import { useAddedSheet } from '@luxe/feature-mini-bag';
import { NothingScreen, ResultsScreen, TaraScreen, taraCalls } from '@luxe/feature-tara';
import { cleanText, cutText, type Catalogue } from '@luxe/format';
import { prefetch } from '../data/prefetch.ts';
import { preloadOrNull } from '../data/preload.ts';
import { streamTara } from '../data/streamTara.ts';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';

// The endpoints of the calls on these pages are in separate scripts (see `afterOrderCalls`). They start to
// load here, in parallel with the page.
loadAfterOrderCalls();

/** Longest name of a product in the address, in code points. */
const maxNameLength = 200;
/** Longest id of a product in a question. */
const maxIdLength = 40;

/** The catalogue from which the shopper came. Tara itself belongs to both. */
const catalogueIn = (query: URLSearchParams): Catalogue =>
  query.get('catalogue') === 'indiluxe' ? 'indiluxe' : 'luxury';

const callsAt = ({ url }: { url: string }) => taraCalls(catalogueIn(new URL(url).searchParams));

export const loader = ({ context, request }: LoaderFunctionArgs) => preloadOrNull(context, callsAt(request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => prefetch(callsAt(request));
export const shouldRevalidate = () => false;

/**
 * The shopping assistant: `/launch-tara` and `/ask-tara?q=&id=`, `?c=` or `?about=&id=`; `/results?q=&t=`,
 * and `/result-not-found?q=&t=` [TAR-01].
 */
export default function TaraPage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const added = useAddedSheet();
  const open = useCallback(
    // The address of a conversation replaces that of its question while the page is open.
    (href: string, { replace = false } = {}) => void navigate(href, { replace, preventScrollReset: replace }),
    [navigate],
  );
  const catalogue = catalogueIn(query);
  const question = cleanText(cutText(query.get('q') ?? '', taraQuestionLimit));
  const turnId = query.get('t') ?? undefined;
  const shared = { catalogue, question, onNavigate: open };
  const titles: Readonly<Record<string, string>> = {
    [taraResultsPath]: 'Results from Tara',
    [taraNothingPath]: 'Nothing found by Tara',
  };
  return (
    <>
      <PageHead
        title={`${titles[path] ?? 'Tara, your shopping assistant'} | ${shopName}`}
        description="Ask Tara for a gift, a size, a delivery date or a comparison. Answers come from what is in stock today."
        canonical={taraStartPath}
      />
      {path === taraResultsPath ? (
        <ResultsScreen
          key={`${question} ${turnId}`}
          {...shared}
          turnId={turnId}
          stream={streamTara}
          onAdded={added.showAdded}
        />
      ) : path === taraNothingPath ? (
        <NothingScreen {...shared} turnId={turnId} />
      ) : (
        <TaraScreen
          {...shared}
          conversationId={path === taraPath ? (query.get('c') ?? undefined) : undefined}
          aboutId={cutText(query.get('id') ?? '', maxIdLength) || undefined}
          about={cutText(query.get('about') ?? '', maxNameLength) || undefined}
          stream={streamTara}
          onAdded={added.showAdded}
        />
      )}
      {added.sheet}
    </>
  );
}
