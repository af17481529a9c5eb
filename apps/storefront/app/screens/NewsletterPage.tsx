import { newsletterOutcomes, newsletterPath } from '@luxe/contract/letter-paths';
import { NewsletterScreen } from '@luxe/feature-privacy';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';

/** `/newsletter?state=`: signs up, and shows the outcome of its form. */
export default function NewsletterPage() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Newsletter | LUXE" canonical={newsletterPath} />
      <NewsletterScreen outcome={newsletterOutcomes.find((one) => one === query.get('state'))} />
    </>
  );
}
