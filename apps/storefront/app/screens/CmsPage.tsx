import { Navigate, useLocation } from 'react-router-dom';
import { CmsScreen, cmsCalls } from '@luxe/feature-home';
import { useCall } from '@luxe/resources';
import { PageHead } from '../head/PageHead.tsx';
import { contentHead } from '../head/contentHead.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { decideStatus } from '../routing/decideStatus.ts';
import { resolvePath } from '../routing/resolvePath.ts';
import { useSettings } from '../contexts/settings.ts';
import type { Screen } from './lazyScreens.ts';

const { to: missingPath = '/' } = decideStatus({ kind: 'content' }, 'missing');

function contentPathOf(pathname: string): string {
  const route = resolvePath(pathname);
  return route.kind === 'content' || route.kind === 'dynamic' ? decodeURIComponent(route.path.slice(1)) : '';
}

/**
 * The content at a path that no other screen handles [RTE-05]. Redirects home when the path has no content
 * [RTE-06].
 */
export function CmsPage() {
  const { publicOrigin } = useSettings();
  const path = contentPathOf(useLocation().pathname);
  const [[name, args, part]] = cmsCalls({ path });
  const { data: page } = useCall(name, args, { part });
  return (
    <>
      {page && <PageHead {...contentHead(page)} />}
      <CmsScreen key={path} path={path} notFound={<Navigate to={missingPath} replace />} />
      {page && (
        <StructuredData data={import.meta.env.SSR && [breadcrumbData(page.seo.breadcrumbs, publicOrigin)]} />
      )}
    </>
  );
}

export const cmsScreen: Screen = {
  calls: (url) => cmsCalls({ path: contentPathOf(url.pathname) }),
  Page: CmsPage,
};
