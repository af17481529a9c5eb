import { useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { helpCalls, HelpScreen } from '@luxe/feature-help';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { helpTopicAt } from '../routing/helpTopicAt.ts';
import { useLogin } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, 'help', helpCalls);
export const clientLoader = () => prefetch(helpCalls);
export const shouldRevalidate = () => false;

/**
 * The help screen at `/my-account/cliq-care?orderCode=`, `/contact-us` and the paths of single topics. The
 * path of a topic opens that topic.
 */
export default function HelpPage() {
  const { pathname } = useLocation();
  const { serviceNumber } = useSettings();
  const login = useLogin();
  const [query] = useSearchParams();
  const topic = helpTopicAt(pathname);
  const orderCode = query.get('orderCode') ?? '';
  return (
    <>
      <PageHead title="Help | LUXE" />
      <HelpScreen
        key={`${topic} ${orderCode}`}
        serviceNumber={serviceNumber}
        topic={topic}
        orderCode={orderCode}
        onLoginNeeded={() => login.open()}
      />
    </>
  );
}
