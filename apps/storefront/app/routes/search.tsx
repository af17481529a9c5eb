import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetch, preload } from '../data/preload.ts';
import { keywordRedirectOf, ListingPage, listingScreen } from '../screens/ListingPage.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  await preload(context, listingScreen.calls(url));
  const to = keywordRedirectOf(url, context.preloaded);
  return to ? redirect(to, 302) : null;
}
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  prefetch(listingScreen.calls(new URL(request.url)));
export const shouldRevalidate = () => false;

/** `/search/` and `/search/page-{n}`. */
export default function Search() {
  return <ListingPage />;
}
