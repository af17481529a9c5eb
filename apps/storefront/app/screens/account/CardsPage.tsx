import { SavedCardsScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/saved-cards`. */
export default function CardsPage() {
  return (
    <>
      <PageHead title="Saved cards | LUXE" />
      <SavedCardsScreen />
    </>
  );
}
