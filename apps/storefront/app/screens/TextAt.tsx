import { TextPageScreen, textPageCalls } from '@luxe/feature-text-pages';
import { useCall } from '@luxe/resources';
import type { ReactNode } from 'react';
import { useSettings } from '../contexts/settings.ts';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { NotFound } from './NotFound.tsx';

/** The text of a path, without slashes at its ends, with the head of its page. `children` come before it. */
export function TextAt({ path, children }: { path: string; children?: ReactNode }) {
  const { publicOrigin, serviceNumber } = useSettings();
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
      <TextPageScreen key={path} path={path} serviceNumber={serviceNumber} notFound={<NotFound />}>
        {children}
      </TextPageScreen>
      {page && (
        <StructuredData data={import.meta.env.SSR && [breadcrumbData(page.seo.breadcrumbs, publicOrigin)]} />
      )}
    </>
  );
}
