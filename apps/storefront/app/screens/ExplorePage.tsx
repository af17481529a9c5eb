import { useLocation } from 'react-router-dom';
import { contentCalls } from '@luxe/feature-home';
import { Rails } from '@luxe/feature-rails';
import { resolvePath } from '../routing/resolvePath.ts';
import { ContentPage } from './ContentPage.tsx';
import type { Screen } from './lazyScreens.ts';

function slugOf(pathname: string): string {
  const route = resolvePath(pathname);
  return route.kind === 'explore' ? route.slug : '';
}

/** `/explore/{slug}`; `/explore/indiluxe` is the indiluxe home [RTE-02]. */
function ExplorePage() {
  const slug = slugOf(useLocation().pathname);
  return (
    <>
      <ContentPage key={slug} slug={slug} />
      {slug === 'indiluxe' && <Rails page="home" catalogue="indiluxe" />}
    </>
  );
}

export const exploreScreen: Screen = {
  calls: (url) => contentCalls({ slug: slugOf(url.pathname) }),
  Page: ExplorePage,
};
