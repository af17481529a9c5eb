import { useLocation, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { textPageCalls } from '@luxe/feature-text-pages';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { TextAt } from './TextAt.tsx';

/** The path without slashes at its ends. The paths of texts are in lower case. */
const pathOf = (pathname: string) => pathname.replace(/^\/|\/$/g, '').toLowerCase();
const callsAt = ({ url }: { url: string }) => textPageCalls({ path: pathOf(new URL(url).pathname) });

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, 'textPages', callsAt(request));
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => prefetch(callsAt(request));

/** A page of text, such as `/shipping` or `/privacy-policy` [RTE-04] [RTE-09]. */
export default function TextPage() {
  return <TextAt path={pathOf(useLocation().pathname)} />;
}
