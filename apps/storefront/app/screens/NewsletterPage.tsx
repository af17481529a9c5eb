import { newsletterOutcomes, newsletterPath } from '@luxe/contract/letter-paths';
import { NewsletterScreen, newsletterTitle } from '@luxe/feature-privacy';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';

/** `/newsletter?state=`: signs up, and shows the outcome of its form. */
export default function NewsletterPage() {
  const [query] = useSearchParams();
  const outcome = newsletterOutcomes.find((one) => one === query.get('state'));
  return (
    <>
      <PageHead title={`${newsletterTitle(outcome)} | LUXE`} canonical={newsletterPath} />
      <NewsletterScreen outcome={outcome} />
    </>
  );
}
