import { useLocation } from 'react-router-dom';
import { LayoutScreen, layoutCalls } from '@luxe/feature-home';
import { useCall } from '@luxe/resources';
import { PageHead } from '../head/PageHead.tsx';
import { contentHead } from '../head/contentHead.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { layoutIdAt } from '../routing/layoutIdAt.ts';
import { useSettings } from '../contexts/settings.ts';
import { CmsPage } from './CmsPage.tsx';
import type { Screen } from './lazyScreens.ts';

/** The layout page of a dynamic path. Shows content when the path has no layout [RTE-11]. */
function LayoutPage() {
  const { publicOrigin } = useSettings();
  const { pathname } = useLocation();
  const id = layoutIdAt(pathname);
  const [[name, args, part]] = layoutCalls({ id });
  const { data: page } = useCall(name, args, { part });
  // The store names a layout by its id, not by the path that shows it.
  const crumbs = page?.seo.breadcrumbs.map((crumb) =>
    crumb.url === page.pagePath ? { ...crumb, url: pathname } : crumb,
  );
  return (
    <>
      {page && <PageHead {...contentHead({ ...page, pagePath: pathname.replace(/\/$/, '') })} />}
      <LayoutScreen key={id} id={id} notFound={<CmsPage />} />
      {crumbs && <StructuredData data={import.meta.env.SSR && [breadcrumbData(crumbs, publicOrigin)]} />}
    </>
  );
}

export const layoutScreen: Screen = {
  calls: (url) => layoutCalls({ id: layoutIdAt(url.pathname) }),
  Page: LayoutPage,
};
