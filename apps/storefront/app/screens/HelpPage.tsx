import { useSearchParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { helpCalls, HelpScreen } from '@luxe/feature-help';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/** The words of a search in the address, at most 100 characters. */
const searchOf = (query: URLSearchParams) => [...(query.get('q') ?? '').trim()].slice(0, 100).join('');
const callsAt = ({ url }: { url: string }) => helpCalls(searchOf(new URL(url).searchParams));

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, 'help', callsAt(request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => prefetch(callsAt(request));
export const shouldRevalidate = () => false;

/**
 * The help screen at `/my-account/cliq-care?orderCode=` and `/contact-us`, and its search (`?q=`).
 */
export default function HelpPage() {
  const { serviceNumber } = useSettings();
  const login = useLogin();
  const [query, setQuery] = useSearchParams();
  const orderCode = query.get('orderCode') ?? '';
  const search = searchOf(query);
  const setSearch = (words: string) =>
    setQuery(
      (params) => {
        if (words === '') params.delete('q');
        else params.set('q', words);
        return params;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHead title="Help and contact | LUXE" {...(search !== '' && { isIndexed: false })} />
      <HelpScreen
        key={orderCode}
        serviceNumber={serviceNumber}
        orderCode={orderCode}
        search={search}
        onSearch={setSearch}
        onLoginNeeded={() => login.open()}
      />
    </>
  );
}
