import { useParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { contentCalls } from '@luxe/feature-home';
import { Rails } from '@luxe/feature-rails';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { ContentPage } from './ContentPage.tsx';

const callsFor = ({ slug = '' }: { slug?: string }) => contentCalls({ slug });

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, 'explore', callsFor(params));
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => prefetch(callsFor(params));
export const shouldRevalidate = () => false;

/** `/explore/{slug}`; `/explore/indiluxe` is the indiluxe home [RTE-02]. */
export default function ExplorePage() {
  const { slug = '' } = useParams();
  return (
    <>
      <ContentPage key={slug} slug={slug} />
      {slug === 'indiluxe' && <Rails page="home" catalogue="indiluxe" />}
    </>
  );
}
