import {
  useLocation,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { ArticlesScreen, articlesCalls } from '@luxe/feature-articles';
import { useCall } from '@luxe/resources';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { articlesHead } from '../head/articleHead.ts';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { articlesAt } from '../routing/articleAddress.ts';
import { useSettings } from '../contexts/settings.ts';
import { NotFound } from './NotFound.tsx';

// The endpoints of the calls on this page are in a separate script. It starts to load here, in parallel with
// the page.
loadAfterOrderCalls();

const callsAt = ({ url }: { url: string }) => {
  const { pathname, searchParams } = new URL(url);
  return articlesCalls(articlesAt(pathname, searchParams));
};

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, 'articles', callsAt(request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => prefetch(callsAt(request));

/** The articles of a section: `/browse/luxury/luxelife/blog` and `/trends` [CON-03]. */
export default function ArticlesPage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { publicOrigin } = useSettings();
  const address = articlesAt(pathname, query);
  const [[name, args, part]] = articlesCalls(address);
  const { data: list } = useCall(name, args, { part });
  const showPage = (page: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(page));
    void navigate(`?${next}`, { preventScrollReset: true });
  };
  return (
    <>
      {list && <PageHead {...articlesHead(list)} />}
      <ArticlesScreen
        key={`${address.section} ${address.topic}`}
        {...address}
        onPageChange={showPage}
        notFound={<NotFound />}
      />
      {list && (
        <StructuredData data={import.meta.env.SSR && [breadcrumbData(list.seo.breadcrumbs, publicOrigin)]} />
      )}
    </>
  );
}
