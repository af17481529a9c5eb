import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { helpCalls, HelpScreen } from '@luxe/feature-help';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, 'help', helpCalls);
export const clientLoader = () => prefetch(helpCalls);
export const shouldRevalidate = () => false;

/**
 * The help screen at `/my-account/cliq-care?orderCode=` and `/contact-us`.
 */
export default function HelpPage() {
  const { serviceNumber } = useSettings();
  const login = useLogin();
  const [query] = useSearchParams();
  const orderCode = query.get('orderCode') ?? '';
  return (
    <>
      <PageHead title="Help and contact | LUXE" />
      <HelpScreen
        key={orderCode}
        serviceNumber={serviceNumber}
        orderCode={orderCode}
        onLoginNeeded={() => login.open()}
      />
    </>
  );
}
