import { contentCalls } from '@luxe/feature-home';
import { Rails } from '@luxe/feature-rails';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { shopData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { ContentPage } from './ContentPage.tsx';
import { useSettings } from '../contexts/settings.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';

const slug = 'home-page';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, 'home', contentCalls({ slug }));
export const clientLoader = () => prefetch(contentCalls({ slug }));
export const shouldRevalidate = () => false;

/** `/` and `/luxury`: the luxury home [RTE-01]. */
export default function HomePage() {
  const { publicOrigin } = useSettings();
  return (
    <>
      <ContentPage slug={slug} />
      <Rails page="home" catalogue="luxury" />
      <StructuredData data={import.meta.env.SSR && shopData(publicOrigin)} />
    </>
  );
}
