import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { helpCalls, HelpScreen } from '@luxe/feature-help';
import { prefetch, preload } from '../data/preload.ts';
import { PageHead } from '../head/PageHead.tsx';
import { helpTopicAt } from '../paths/helpTopicAt.ts';
import { useLogin } from '../shell/login.ts';
import { useSettings } from '../shell/settings.ts';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, helpCalls);
export const clientLoader = () => prefetch(helpCalls);
export const shouldRevalidate = () => false;

/** `/my-account/cliq-care`, `/contact-us` and the paths of single topics: one screen, opened at another place. */
export default function Help() {
  const { pathname } = useLocation();
  const { serviceNumber } = useSettings();
  const login = useLogin();
  const topic = helpTopicAt(pathname);
  return (
    <>
      <PageHead title="Help | LUXE" isIndexed={!pathname.startsWith('/my-account')} />
      <HelpScreen
        key={topic}
        serviceNumber={serviceNumber}
        topic={topic}
        onLoginNeeded={() => login.open()}
      />
    </>
  );
}
