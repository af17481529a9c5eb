import { contentCalls } from '@luxe/feature-home';
import { Rails } from '@luxe/feature-rails';
import { prefetch, preload } from '../data/preload.ts';
import { ContentPage } from '../screens/ContentPage.tsx';
import type { LoaderFunctionArgs } from 'react-router-dom';

const slug = 'home-page';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, contentCalls({ slug }));
export const clientLoader = () => prefetch(contentCalls({ slug }));
export const shouldRevalidate = () => false;

/** `/` and `/luxury`: the luxury home [RTE-01]. */
export default function Home() {
  return (
    <>
      <ContentPage slug={slug} />
      <Rails page="home" catalogue="luxury" />
    </>
  );
}
