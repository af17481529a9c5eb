import type { LoaderFunctionArgs } from 'react-router-dom';
import { helpCalls, UsefulLinksScreen } from '@luxe/feature-help';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, 'usefulLinks', helpCalls);
export const clientLoader = () => prefetch(helpCalls);
export const shouldRevalidate = () => false;

/** `/my-account/useful-links` and `/useful-links` [ACC-07]. */
export default function UsefulLinksPage() {
  return (
    <>
      <PageHead title="Useful links | LUXE" />
      <UsefulLinksScreen />
    </>
  );
}
