import { ContentScreen, contentCalls } from '@luxe/feature-home';
import { useCall } from '@luxe/resources';
import { PageHead } from '../head/PageHead.tsx';
import { contentHead } from '../head/contentHead.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { NotFound } from './NotFound.tsx';
import { useSettings } from '../contexts/settings.ts';

/** An editorial page, by its slug. */
export function ContentPage({ slug }: { slug: string }) {
  const { publicOrigin } = useSettings();
  const [[name, args, part]] = contentCalls({ slug });
  const { data: page } = useCall(name, args, { part });
  return (
    <>
      {page && <PageHead {...contentHead(page)} />}
      <ContentScreen slug={slug} notFound={<NotFound />} />
      {page && (
        <StructuredData data={import.meta.env.SSR && [breadcrumbData(page.seo.breadcrumbs, publicOrigin)]} />
      )}
    </>
  );
}
