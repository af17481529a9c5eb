import { Navigate, useLocation } from 'react-router-dom';
import { CmsScreen, cmsCalls } from '@luxe/feature-home';
import { useCall } from '@luxe/resources';
import { toLuxury } from '../data/toLuxury.ts';
import { PageHead } from '../head/PageHead.tsx';
import { contentHead } from '../head/contentHead.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { resolvePath } from '../paths/resolvePath.ts';
import { useSettings } from '../shell/settings.ts';
import type { Screen } from './screens.ts';

function contentPathOf(pathname: string): string {
  const place = resolvePath(pathname);
  return place.kind === 'content' || place.kind === 'dynamic' ? decodeURIComponent(place.path.slice(1)) : '';
}

/** The content of a path no other screen stands for [RTE-05]; without any, the way home [RTE-06]. */
function CmsPage() {
  const { publicOrigin } = useSettings();
  const path = contentPathOf(useLocation().pathname);
  const [[name, args, part]] = cmsCalls({ path });
  const { data: page } = useCall(name, args, { part });
  return (
    <>
      {page && <PageHead {...contentHead(page)} />}
      <CmsScreen key={path} path={path} notFound={<Navigate to="/luxury" replace />} />
      {page && (
        <StructuredData data={import.meta.env.SSR && [breadcrumbData(page.seo.breadcrumbs, publicOrigin)]} />
      )}
    </>
  );
}

export const cmsScreen: Screen = {
  calls: (url) => cmsCalls({ path: contentPathOf(url.pathname) }),
  whenMissing: toLuxury,
  Page: CmsPage,
};
