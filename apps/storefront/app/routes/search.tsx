import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { prefetch, preload } from '../data/preload.ts';
import { ListingPage, listingScreen } from '../screens/ListingPage.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, listingScreen.calls(new URL(request.url)));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  prefetch(listingScreen.calls(new URL(request.url)));
export const shouldRevalidate = () => false;

/** `/search/` and `/search/page-{n}`. */
export default function Search() {
  return <ListingPage />;
}
