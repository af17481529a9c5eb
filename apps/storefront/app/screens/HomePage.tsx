import { contentCalls } from '@luxe/feature-home';
import { Rails } from '@luxe/feature-rails';
import { shopData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { ContentPage } from './ContentPage.tsx';
import { useSettings } from '../contexts/settings.ts';
import type { Screen } from './lazyScreens.ts';

const slug = 'home-page';

/** `/` and `/luxury`: the luxury home [RTE-01]. */
function HomePage() {
  const { publicOrigin } = useSettings();
  return (
    <>
      <ContentPage slug={slug} />
      <Rails page="home" catalogue="luxury" />
      <StructuredData data={import.meta.env.SSR && shopData(publicOrigin)} />
    </>
  );
}

export const homeScreen: Screen = { calls: () => contentCalls({ slug }), Page: HomePage };
