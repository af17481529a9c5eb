import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import type { ConsentChoices } from '@luxe/contract/consent';
import { consentStates } from '@luxe/contract/consent-paths';
import { ConsentSection } from '@luxe/feature-privacy';
import { textPageCalls } from '@luxe/feature-text-pages';
import { prefetch } from '../data/prefetch.ts';
import { preload } from '../data/preload.ts';
import { chooseConsent } from '../events/chooseConsent.ts';
import { useConsent } from '../events/useConsent.ts';
import { TextAt } from './TextAt.tsx';

const path = 'consent';
const calls = textPageCalls({ path });

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, 'consent', calls);
export const clientLoader = () => prefetch(calls);

/** `/consent?state=`: the form about cookies, above the table of all names. */
export default function ConsentPage() {
  const [query] = useSearchParams();
  const { choices, hasSignal } = useConsent();
  return (
    <TextAt path={path}>
      <ConsentSection
        choices={choices}
        hasSignal={hasSignal}
        outcome={query.get('state') === consentStates.saved ? 'saved' : undefined}
        onSave={(chosen: ConsentChoices) => chooseConsent(chosen, 'page')}
      />
    </TextAt>
  );
}
