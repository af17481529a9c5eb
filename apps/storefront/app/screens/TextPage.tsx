import { useLocation, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { TextPageScreen, textPageCalls } from '@luxe/feature-text-pages';
import { useCall } from '@luxe/resources';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { useSettings } from '../contexts/settings.ts';
import { NotFound } from './NotFound.tsx';

/** The path without slashes at its ends. The paths of texts are in lower case. */
const pathOf = (pathname: string) => pathname.replace(/^\/|\/$/g, '').toLowerCase();
const callsAt = ({ url }: { url: string }) => textPageCalls({ path: pathOf(new URL(url).pathname) });

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, 'textPages', callsAt(request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => prefetch(callsAt(request));

/** A page of text, such as `/shipping` or `/privacy-policy` [RTE-04] [RTE-09]. */
export default function TextPage() {
  const { publicOrigin, serviceNumber } = useSettings();
  const path = pathOf(useLocation().pathname);
  const [[name, args, part]] = textPageCalls({ path });
  const { data: page } = useCall(name, args, { part });
  return (
    <>
      {page && (
        <PageHead
          title={page.seo.title.includes(shopName) ? page.seo.title : `${page.seo.title} | ${shopName}`}
          description={page.seo.description}
          canonical={page.pagePath}
        />
      )}
      <TextPageScreen key={path} path={path} serviceNumber={serviceNumber} notFound={<NotFound />} />
      {page && (
        <StructuredData data={import.meta.env.SSR && [breadcrumbData(page.seo.breadcrumbs, publicOrigin)]} />
      )}
    </>
  );
}
