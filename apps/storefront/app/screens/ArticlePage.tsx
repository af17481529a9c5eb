import { useLocation, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { ArticleScreen, articleCalls } from '@luxe/feature-articles';
import { useAddedSheet } from '@luxe/feature-mini-bag';
import { useCall } from '@luxe/resources';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { articleData } from '../head/articleData.ts';
import { articleHead } from '../head/articleHead.ts';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { articlePathParts } from '../routing/articleAddress.ts';
import { useSettings } from '../contexts/settings.ts';
import { NotFound } from './NotFound.tsx';

// The endpoints of the calls on this page are in a separate script. It starts to load here, in parallel with
// the page.
loadAfterOrderCalls();

const callsAt = ({ url }: { url: string }) => articleCalls(articlePathParts(new URL(url).pathname));

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, 'article', callsAt(request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => prefetch(callsAt(request));

/** An article: `/browse/luxury/luxelife/blog/{slug}` and `/trends/{slug}` [CON-03]. */
export default function ArticlePage() {
  const { publicOrigin } = useSettings();
  const added = useAddedSheet();
  const address = articlePathParts(useLocation().pathname);
  const [[name, args, part]] = articleCalls(address);
  const { data: article } = useCall(name, args, { part });
  return (
    <>
      {article && <PageHead {...articleHead(article)} />}
      <ArticleScreen key={address.slug} {...address} onAdded={added.showAdded} notFound={<NotFound />} />
      {added.sheet}
      {article && (
        <StructuredData
          data={
            import.meta.env.SSR && [
              articleData(article, publicOrigin),
              breadcrumbData(article.seo.breadcrumbs, publicOrigin),
            ]
          }
        />
      )}
    </>
  );
}
